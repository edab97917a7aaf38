package record_test

import (
	"strings"
	"testing"

	"dreist/build/gametest"
	"dreist/game/dreist"
)

// What a Layout tag may say, on line 6 with its value from column 10 on.
func TestLayouts(t *testing.T) {
	const letters = "want a colour letter r, y, t or v, or a run of 1–8 empty cells"
	deep := strings.Repeat("8/", dreist.MaxRow-1) + "8"
	tests := []struct{ name, layout, want string }{
		{"the one of the format", "1r1yy2v/1vv1tt1r/6rr", ""},
		{"empty", "-", ""},
		{"no layout at all", "", `6:10: "": the empty layout is written "-"`},
		{"empty rows at the end", "3yy3/8/8", ""},
		{"42 rows", deep + "/8", "6:92: 8: a layout has at most 41 rows"},
		{"short row", "3yy2v/7", "6:16: 7: the row has 7 columns instead of 8"},
		{"long row", "3yy3v/8", "6:10: 3yy3v: the row has 9 columns instead of 8"},
		{"no row at the end", "3yy2v/", "6:15: /: the row has 0 columns instead of 8"},
		{"no row in the middle", "3yy2v//7r", "6:16: /: the row has 0 columns instead of 8"},
		{"no row at the start", "/3yy2v", "6:10: /: the row has 0 columns instead of 8"},
		{"a nine", "9", "6:10: 9: " + letters},
		{"another letter", "3yy2b", "6:14: b: " + letters},
		{"a wide letter", "3yy2ö", "6:14: ö: " + letters},
		{"a blank", "3yy2v/ 7r", "6:16:  : " + letters},
		{"colours side by side", "3yt3", "6:12: t: 5t1: beside a card of another colour"},
		{"colours side by side below", "3yy2v/4tr1r", "6:18: r: 6r2: beside a card of another colour"},
		{"no contact", "3yy3/8/3y4", "6:18: y: 4y3: no contact with the base"},
		{"three colours in a column", "3y4/3t4/3t4/3r4", "6:23: r: 4r4: a third colour in its column"},
		{"four of a kind", "r7/r7/r7/r7", "6:19: r: there are only three cards of this kind"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := gametest.ReplaceInText(t, strings.ReplaceAll(tableTags, "8r", "1y"), `Benno"]`, "Benno\"]\n[Layout \""+tt.layout+`"]`)
			wantError(t, text, tt.want)
		})
	}
}
