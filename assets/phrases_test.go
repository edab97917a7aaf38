package assets

import "testing"

func TestDateIsWrittenInTheWayOfTheLanguage(t *testing.T) {
	for _, c := range []struct{ day, german, english string }{
		{"2026-11-21", "21.11.2026", "21 Nov 2026"},
		{"2027-03-05", "5.3.2027", "5 Mar 2027"},
		{"2026-02-30", "2026-02-30", "2026-02-30"},
		{"yesterday", "yesterday", "yesterday"},
	} {
		for language, want := range map[string]string{"de": c.german, "en": c.english} {
			texts, err := NewTexts(language)
			if err != nil {
				t.Fatal(err)
			}
			if got := texts.Date(c.day); got != want {
				t.Errorf("%s: got %q for %s, want %q", language, got, c.day, want)
			}
		}
	}
}
