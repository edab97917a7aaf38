package main

import (
	"bytes"
	"encoding/binary"
	"image/png"

	"dreist/render/mascot"
)

// hicolor are the sizes in pixels of icons for Linux desktops.
var hicolor = []int{16, 22, 24, 32, 48, 64, 128, 256, 512}

// icons is the icon of the program, a picture of Egon, in several formats.
type icons struct {
	png map[int][]byte // PNG pictures by size in pixels
	svg []byte
}

func drawIcons() (icons, error) {
	mood := mascot.SmugMood.Expression()
	drawn := icons{png: map[int][]byte{}, svg: mascot.PortraitSVG(mood)}
	for _, size := range append([]int{1024}, hicolor...) {
		var b bytes.Buffer
		if err := png.Encode(&b, mascot.Portrait(mood, size)); err != nil {
			return icons{}, err
		}
		drawn.png[size] = b.Bytes()
	}
	return drawn, nil
}

// icns returns the icon in the format of macOS: a header, then PNG pictures with names for their sizes.
func (i icons) icns() []byte {
	var entries []byte
	for _, e := range []struct {
		name string
		size int
	}{{"icp4", 16}, {"icp5", 32}, {"ic11", 32}, {"icp6", 64}, {"ic12", 64}, {"ic07", 128}, {"ic08", 256}, {"ic13", 256}, {"ic09", 512},
		{"ic14", 512}, {"ic10", 1024}} {
		entries = append(entries, e.name...)
		entries = binary.BigEndian.AppendUint32(entries, uint32(8+len(i.png[e.size])))
		entries = append(entries, i.png[e.size]...)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(entries)))
	return append(head, entries...)
}
