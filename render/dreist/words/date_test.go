package words

import "testing"

func TestDateIsWrittenInTheWayOfTheLanguage(t *testing.T) {
	for _, c := range []struct{ day, german, english string }{
		{"2026-11-21", "21.11.2026", "21 Nov 2026"},
		{"2027-03-05", "5.3.2027", "5 Mar 2027"},
		{"2026-02-30", "2026-02-30", "2026-02-30"},
		{"yesterday", "yesterday", "yesterday"},
	} {
		if got := in(t, "de").Date(c.day); got != c.german {
			t.Errorf("German: got %q for %s, want %q", got, c.day, c.german)
		}
		if got := in(t, "en").Date(c.day); got != c.english {
			t.Errorf("English: got %q for %s, want %q", got, c.day, c.english)
		}
	}
}
