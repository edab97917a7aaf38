package assets

import "embed"

//go:embed fonts
var fonts embed.FS

// Font is one of the embedded typefaces.
type Font string

// The typefaces.
const (
	DisplayFont Font = "fonts/Fredoka-SemiBold.ttf" // rounded, for numerals and titles
	TextFont    Font = "fonts/Nunito-SemiBold.ttf"  // for sentences
	StrongFont  Font = "fonts/Nunito-ExtraBold.ttf" // for emphasis in sentences
)

// Data returns the font file's bytes.
func (f Font) Data() []byte {
	data, err := fonts.ReadFile(string(f))
	if err != nil {
		panic("assets: an embedded font is missing from the build: " + err.Error())
	}
	return data
}
