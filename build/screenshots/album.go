package main

import (
	"errors"
	"image"
	"image/png"
	"sync"

	"dreist/build/drive"
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
		if err := drive.SavePicture(path, img, png.BestSpeed); err != nil {
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
