//go:build !linux && !freebsd && !netbsd && !openbsd

package input

import "golang.design/x/clipboard"

// handImage passes a picture to the system's clipboard.
func handImage(png []byte) error { return hand(clipboard.FmtImage, png) }
