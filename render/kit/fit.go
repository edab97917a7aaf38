package kit

import (
	"strings"
	"unicode/utf8"
)

// thinnest is the least width of a visible letter, as a part of the text size.
const thinnest = 0.12

// longest is the largest number of letters that are set: more than fill a readable screen.
const longest = 6000

// Fit returns a text for one line: unchanged if no wider than a width in device pixels, else shortened with an
// ellipsis; empty if not even that fits.
func (f Face) Fit(s string, width float64) string {
	short := head(s, int(max(width, 0)/(max(f.Size, 1)*thinnest))+1)
	if len(short) == len(s) && f.Advance(s) <= width {
		return s
	}
	low, high := 0, utf8.RuneCountInString(short) // so many letters fit, so many are tried at most
	for low < high {
		middle := (low + high + 1) / 2
		if f.Advance(shortened(short, middle)) <= width {
			low = middle
		} else {
			high = middle - 1
		}
	}
	if low == 0 && f.Advance(Ellipsis) > width {
		return ""
	}
	return shortened(short, low)
}

// shortened returns the first letters of a text and an ellipsis.
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

// head returns at most the first letters of a text.
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
