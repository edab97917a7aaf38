package kit

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/text/unicode/norm"

	"dreist/assets"
	"dreist/render/art"
)

// Fonts are the typefaces and their character sets, shared by tables and panels. They are for one goroutine only.
type Fonts struct {
	parsed map[assets.Font]typeface
	buffer sfnt.Buffer
	known  map[letter]bool
}

// typeface is a parsed font; its source caches drawn letters.
type typeface struct {
	source *text.GoTextFaceSource
	glyphs *sfnt.Font
}

type letter struct {
	font assets.Font
	rune rune
}

// NewFonts returns the typefaces, which are parsed once per process. Its error names a broken font.
func NewFonts() (*Fonts, error) {
	parsed, err := parseFonts()
	if err != nil {
		return nil, err
	}
	return &Fonts{parsed: parsed, known: map[letter]bool{}}, nil
}

var parseFonts = sync.OnceValues(func() (map[assets.Font]typeface, error) {
	parsed := map[assets.Font]typeface{}
	for _, font := range []assets.Font{assets.DisplayFont, assets.TextFont, assets.StrongFont} {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(font.Data()))
		if err != nil {
			return nil, fmt.Errorf("kit: load the font %s: %w", font, err)
		}
		glyphs, err := sfnt.Parse(font.Data())
		if err != nil {
			return nil, fmt.Errorf("kit: parse the font %s: %w", font, err)
		}
		parsed[font] = typeface{source, glyphs}
	}
	return parsed, nil
})

// The spare font has letters that the others lack, such as Greek ones. Most people never see one, so it is parsed on first use.
var (
	spareGlyphs = sync.OnceValue(func() *sfnt.Font { return whole(sfnt.Parse(gobold.TTF)) })
	spareSource = sync.OnceValue(func() *text.GoTextFaceSource {
		return whole(text.NewGoTextFaceSource(bytes.NewReader(gobold.TTF)))
	})
)

// whole returns a parsed spare font. It panics if the font is broken: it is part of the program.
func whole[F any](font F, err error) F {
	if err != nil {
		panic("kit: the spare font is broken: " + err.Error())
	}
	return font
}

// studio returns a new painter of pictures with letters of a font, for one goroutine. Its texts must have come from replaceMissing.
func (f *Fonts) studio(font assets.Font) *art.LetterPainter {
	return art.NewLetterPainter(f.parsed[font].glyphs, spareGlyphs())
}

// MissingLetter is the sign for letters that both a font and the spare font lack. All fonts have it.
const MissingLetter = '•'

// Ellipsis is the sign for text that does not fit.
const Ellipsis = "…"

// replaceMissing returns a text with only letters that a font or the spare font has. A missing letter, with its combining parts as in an
// emoji, becomes one sign; missing invisible characters are removed.
func (f *Fonts) replaceMissing(s string, font assets.Font) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return !f.has(r, font) }) {
		return s
	}
	var out strings.Builder
	var before rune // the rune before, 0 if nothing of the letter is visible yet
	missing, joined, flag := false, false, false
	for _, r := range norm.NFC.String(s) {
		regional := r >= 0x1F1E6 && r <= 0x1F1FF
		switch {
		case r == joiner:
			joined = missing
		case f.has(r, font):
			out.WriteRune(r)
			missing, joined, flag = false, false, false
		case before != 0 && extends(r), joined, flag && regional:
			// Part of the letter before, which is written or replaced already.
			joined, flag = false, false
		case extends(r), unicode.Is(unicode.Cf, r):
		default:
			out.WriteRune(MissingLetter)
			missing, joined, flag = true, false, regional
		}
		before = r
	}
	return out.String()
}

const joiner = '\u200D'

// extends reports whether a rune belongs to the letter before: an accent, a variation selector, a skin tone or a flag's tag.
func extends(r rune) bool {
	return unicode.In(r, unicode.Mn, unicode.Me, unicode.Mc) || r >= 0x1F3FB && r <= 0x1F3FF || r >= 0xE0020 && r <= 0xE007F
}

// has reports whether a font or the spare one has a letter, or it is a line break.
func (f *Fonts) has(r rune, font assets.Font) bool {
	return f.hasItself(r, font) || r != utf8.RuneError && f.isIn(r, spareGlyphs())
}

func (f *Fonts) hasItself(r rune, font assets.Font) bool {
	if r == '\n' || r >= ' ' && r <= '~' {
		return true
	}
	key := letter{font, r}
	known, ok := f.known[key]
	if !ok {
		known = f.isIn(r, f.parsed[font].glyphs)
		f.known[key] = known
	}
	return known
}

func (f *Fonts) isIn(r rune, font *sfnt.Font) bool {
	index, err := font.GlyphIndex(&f.buffer, r)
	return err == nil && index != 0
}
