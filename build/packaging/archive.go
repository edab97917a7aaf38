package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

func (f file) mode() fs.FileMode {
	if f.executable {
		return 0o755
	}
	return 0o644
}

// sorted returns the files below a folder, by path.
func sorted(folder string, files []file) []file {
	files = slices.Clone(files)
	for i := range files {
		files[i].path = path.Join(folder, files[i].path)
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.path, b.path) })
	return files
}

// packed returns data compressed by gzip, without name and time.
func packed(data []byte) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(data)
	}
	if err = errors.Join(err, w.Close()); err != nil {
		panic(err) // writing to memory cannot fail
	}
	return b.Bytes()
}

// writeTar writes a package with its files in a folder of its name.
func (r *release) writeTar(name string, files []file) (err error) {
	out, err := os.Create(filepath.Join(r.out, name+".tar.gz"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	packed, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err != nil {
		return err
	}
	archive := tar.NewWriter(packed)
	for _, f := range sorted(name, files) {
		header := &tar.Header{Name: f.path, Size: int64(len(f.data)), Mode: int64(f.mode()), ModTime: r.time, Format: tar.FormatUSTAR}
		if err := archive.WriteHeader(header); err != nil {
			return err
		}
		if _, err := archive.Write(f.data); err != nil {
			return err
		}
	}
	return errors.Join(archive.Close(), packed.Close())
}

// writeZip writes a package with its files in a folder of its name.
func (r *release) writeZip(name string, files []file) (err error) {
	out, err := os.Create(filepath.Join(r.out, name+".zip"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	archive := zip.NewWriter(out)
	for _, f := range sorted(name, files) {
		header := &zip.FileHeader{Name: f.path, Method: zip.Deflate, Modified: r.time}
		header.SetMode(f.mode())
		w, err := archive.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := w.Write(f.data); err != nil {
			return err
		}
	}
	return archive.Close()
}
