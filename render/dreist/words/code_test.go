package words

import "testing"

// TestEveryWrongCodeGetsItsSentence reads codes of each fault, the daily deal's 11G0-00KA-A81K among them.
func TestEveryWrongCodeGetsItsSentence(t *testing.T) {
	for code, want := range map[string][2]string{
		"11G0-00KA-A81K":  {"", ""},
		"11G0-00KA":       {"A code has 12 characters; this one has 8.", "Der Code hat 8 Zeichen statt 12."},
		"11G0-00KA-A81K1": {"A code has 12 characters; this one has 13.", "Der Code hat 13 Zeichen statt 12."},
		"|1G0-00KA-A81K":  {"Codes don’t use the character “|”. Did you mean 1?", "Das Zeichen „|“ kommt in keinem Code vor. Ist 1 gemeint?"},
		"11G0-u0KA-A81K":  {"Codes don’t use the character “u”. Did you mean V?", "Das Zeichen „u“ kommt in keinem Code vor. Ist V gemeint?"},
		"11G0-?0KA-A81K":  {"Codes don’t use the character “?”.", "Das Zeichen „?“ kommt in keinem Code vor."},
		"11G0-ä0KA-A81K":  {"Codes don’t use the character “ä”.", "Das Zeichen „ä“ kommt in keinem Code vor."},
		"11G0-0K0A-A81K":  {"A character is wrong, or two are swapped.", "Da ist ein Zeichen vertippt, oder zwei sind vertauscht."},
		"21G0-00KA-A81T":  {"That isn’t a code for this version of DREIst!", "Das ist kein Code für diese Version von DREIst!"},
		"1ZZ0-0000-0000":  {"No game has that many players or cards.", "So viele Spieler oder Karten gibt es nicht."},
	} {
		for i, language := range []string{"en", "de"} {
			if _, got := in(t, language).ReadDealCode(code); got != want[i] {
				t.Errorf("%s: got %q, want %q", code, got, want[i])
			}
		}
	}
}
