package words

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestLongTextsOfRecordsAreShownShort(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"", ""},
		{"Anna", "Anna"},
		{strings.Repeat("ä", longest), strings.Repeat("ä", longest)},
		{strings.Repeat("ä", longest+1), strings.Repeat("ä", longest-1) + "…"},
		{strings.Repeat("W", 1_500), strings.Repeat("W", longest-1) + "…"},
		{strings.Repeat("x", 100_000), strings.Repeat("x", longest-1) + "…"},
		{strings.Repeat("Anna und ", 50_000), "Anna und Anna und Anna und Anna und Ann…"},
	} {
		got := ShortenText(tt.text)
		if got != tt.want || utf8.RuneCountInString(got) > longest {
			t.Errorf("%.20q of %d bytes: got %q, want %q", tt.text, len(tt.text), got, tt.want)
		}
	}
}
