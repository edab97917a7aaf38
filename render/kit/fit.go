package kit

import (
	"strings"
	"unicode/utf8"
)

// thinnest is the smallest width of a visible letter, as a fraction of the text size.
const thinnest = 0.12

// longest is the largest number of letters in a text that is set: more than fill a readable screen.
const longest = 6000

// shortenToWidth returns a text that fits in one line of a width in device pixels: unchanged, shortened with an ellipsis, or "" if not even
// that fits.
func (f Face) shortenToWidth(s string, width float64) string {
	short := head(s, int(max(width, 0)/(max(f.Size, 1)*thinnest))+1)
	if len(short) == len(s) && f.TextWidth(s) <= width {
		return s
	}
	low, high := 0, utf8.RuneCountInString(short) // low letters fit, more than high do not
	for low < high {
		middle := (low + high + 1) / 2
		if f.TextWidth(shortened(short, middle)) <= width {
			low = middle
		} else {
			high = middle - 1
		}
	}
	if low == 0 && f.TextWidth(Ellipsis) > width {
		return ""
	}
	return shortened(short, low)
}

func shortened(s string, letters int) string {
	return strings.TrimRight(head(s, letters), " ") + Ellipsis
}

// Shorten returns a text of at most a number of letters, with an ellipsis if it was longer.
func Shorten(s string, letters int) string {
	if short := head(s, letters); len(short) < len(s) {
		return short + Ellipsis
	}
	return s
}

func head(s string, letters int) string {
	if len(s) <= letters {
		return s
	}
	for i := range s {
		if letters == 0 {
			return s[:i]
		}
		letters--
	}
	return s
}
