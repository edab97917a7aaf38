package kit

import (
	"strings"
	"unicode/utf8"
)

// thinnest is a part of the size of a typeface that no letter to be seen falls below in width.
const thinnest = 0.12

// longest is how many letters of a text are set at most: more than fill a screen that anybody reads.
const longest = 6000

// Fit returns a text that is to stand in one line: whole where it is no wider than a width in device pixels, else shortened, with an ellipsis at
// its end. Where not even that has room it is empty.
func (f Face) Fit(s string, width float64) string {
	short := head(s, int(max(width, 0)/(max(f.Size, 1)*thinnest))+1)
	if len(short) == len(s) && f.Advance(s) <= width {
		return s
	}
	low, high := 0, utf8.RuneCountInString(short) // so many letters have room, so many are to be tried at most
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

// Shorten returns a text of so many letters at most; of a longer one the first, with an ellipsis at its end.
func Shorten(s string, letters int) string {
	if short := head(s, letters); len(short) < len(s) {
		return short + Ellipsis
	}
	return s
}

// An excerpt is so many bytes long, of which some stand before what it is about.
const (
	excerptLength = 58
	excerptLead   = 18
)

// Excerpt returns whole words of a text around what begins at one of its bytes.
func Excerpt(text string, at int) string {
	from := 0
	if at > excerptLead {
		from = strings.LastIndexByte(text[:at-excerptLead], ' ') + 1
	}
	to := len(text)
	if to-from > excerptLength {
		if words := strings.LastIndexByte(text[from:from+excerptLength], ' '); words > 0 {
			to = from + words
		}
	}
	cut := text[from:to]
	if from > 0 {
		cut = Ellipsis + " " + cut
	}
	if to < len(text) {
		cut += " " + Ellipsis
	}
	return cut
}

// head returns the first letters of a text, all of it where it has no more.
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
