package main

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"sync"
)

// album writes pictures as PNG files, beside whatever goes on. Files are large rather than slow to write: they are
// looked at and thrown away. The zero album is ready.
type album struct {
	writing sync.WaitGroup
	lock    sync.Mutex
	err     error // of the first picture that could not be written
}

// add writes a picture, which is not to be changed any more.
func (a *album) add(path string, img image.Image) {
	a.writing.Go(func() {
		if err := write(path, img); err != nil {
			a.lock.Lock()
			defer a.lock.Unlock()
			a.err = errors.Join(a.err, err)
		}
	})
}

// close waits until all is written and returns what failed.
func (a *album) close() error {
	a.writing.Wait()
	return a.err
}

func write(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := errors.Join(encoder.Encode(w, img), w.Flush(), f.Close()); err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}
