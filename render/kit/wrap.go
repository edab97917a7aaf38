package kit

import (
	"strings"
	"unicode/utf8"
)

// Wrap breaks a text into lines of at most a width in device pixels: between words, and in too wide words at joints or, if need be,
// anywhere. A text too long for any picture ends in an ellipsis.
func (f Face) Wrap(s string, width float64) WrappedText { return f.wrap(s, width, f.most()) }

// most returns the largest number of lines of a text.
func (f Face) most() int { return max(1, int(mostHigh/max(f.Size, 1))) }

func (f Face) wrap(s string, width float64, most int) WrappedText {
	return f.lay(s, width, most, func(s string, width float64) []string {
		return f.lines(s, width, func(word string) []string { return f.pieces(word, width) })
	})
}

// WrapBalanced wraps a text into lines of about equal length, no more than most lines.
func (f Face) WrapBalanced(s string, width float64, most int) WrappedText {
	best := f.wrap(s, width, most)
	if len(best.Lines) < 2 || best.IsCut {
		return best
	}
	low := width / 2
	for _, word := range splitWords(f.readable(s)) {
		low = max(low, f.TextWidth(word)) // no word may be broken for the sake of balance
	}
	for high := width; high-low > 1; {
		middle := (low + high) / 2
		if p := f.Wrap(s, middle); len(p.Lines) == len(best.Lines) && p.Width <= middle {
			best, high = p, middle
		} else {
			low = middle
		}
	}
	return best
}

// WrapFlowing wraps a text so that the last line is not very short.
func (f Face) WrapFlowing(s string, width float64) WrappedText {
	p := f.Wrap(s, width)
	if n := len(p.Lines); n > 1 && f.TextWidth(p.Lines[n-1]) < width/5 {
		return f.WrapBalanced(s, width, f.most())
	}
	return p
}

// WrapFilled wraps a text into lines of nearly the full width. It avoids a very short last line if a slightly smaller width does.
func (f Face) WrapFilled(s string, width float64) WrappedText {
	whole := f.Wrap(s, width)
	if len(whole.Lines) < 2 {
		return whole
	}
	for narrow := width; narrow > 0.85*width; narrow -= 0.03 * width {
		p := f.Wrap(s, narrow)
		if n := len(p.Lines); n > len(whole.Lines) {
			break
		} else if f.TextWidth(p.Lines[n-1]) >= width/6 {
			return p
		}
	}
	return whole
}

// lay breaks a text into lines, paragraph by paragraph. An ellipsis replaces the text beyond the largest number of lines.
func (f Face) lay(s string, width float64, most int, paragraph func(s string, width float64) []string) WrappedText {
	p := WrappedText{Face: f}
	for part := range strings.SplitSeq(f.readable(s), "\n") {
		if len(p.Lines) > most {
			break
		}
		p.Lines = append(p.Lines, paragraph(part, width)...)
	}
	if p.IsCut = len(p.Lines) > most; p.IsCut {
		p.Lines = p.Lines[:most]
		last := &p.Lines[most-1]
		*last = f.shortenToWidth(*last+" "+Ellipsis, max(width, f.TextWidth(*last)))
	}
	p.measure()
	return p
}

// lines breaks a text at blanks into lines no wider than width; divide splits a word. A line is measured only when it
// may be full, as measured texts are cached: before, the sum of its pieces is exact enough.
func (f Face) lines(s string, width float64, divide func(word string) []string) []string {
	var lines []string
	line, wide, blank := "", 0.0, f.TextWidth(" ")
	for _, word := range splitWords(s) {
		between, gap := " ", blank
		for _, piece := range divide(word) {
			longer, reach := line+between+piece, wide+gap+f.TextWidth(piece)
			if line == "" {
				longer, reach = piece, f.TextWidth(piece)
			} else if reach > width-f.Size {
				reach = f.TextWidth(longer)
			}
			if line != "" && reach > width {
				lines = append(lines, line)
				longer, reach = piece, f.TextWidth(piece)
			}
			line, wide, between, gap = longer, reach, "", 0
		}
	}
	return append(lines, line)
}

// overhang is the distance by which a word may exceed its line before it is shortened, as a fraction of the text size, so that a number in a
// narrow box stays whole.
const overhang = 0.5

// short is the largest length of a word that looks lost in a line of its own, such as the number of a row.
const short = 3

// label breaks a text at blanks and shortens much too wide words. A short last word moves to its line together with the word before.
func (f Face) label(s string, width float64) []string {
	lines := f.lines(s, width, func(word string) []string { return []string{f.shortenToWidth(word, width+overhang*f.Size)} })
	n := len(lines) - 1
	if n == 0 || utf8.RuneCountInString(lines[n]) > short {
		return lines
	}
	if i := strings.LastIndexByte(lines[n-1], ' '); i >= 0 {
		if longer := lines[n-1][i+1:] + " " + lines[n]; f.TextWidth(longer) <= width {
			lines[n-1], lines[n] = lines[n-1][:i], longer
		}
	}
	return lines
}

// pieces splits a word that is wider than a line, after the joints of a file name or compound and, if needed, anywhere.
func (f Face) pieces(word string, width float64) []string {
	if f.TextWidth(word) <= width {
		return []string{word}
	}
	var all []string
	for word != "" {
		end := len(word)
		if joint := strings.IndexAny(word, `/\-_`); joint >= 0 {
			end = joint + 1
		}
		end = f.beginning(word[:end], width)
		all = append(all, word[:end])
		word = word[end:]
	}
	return all
}

// beginning returns the number of bytes of a word that fit in a width, at least one letter.
func (f Face) beginning(word string, width float64) int {
	end := 0
	for i, letter := range word {
		next := i + len(string(letter))
		if end > 0 && f.TextWidth(word[:next]) > width {
			break
		}
		end = next
	}
	return end
}
