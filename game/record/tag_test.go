package record_test

import (
	"testing"

	"dreist/game/record"
)

// Tag parses valid lines, and returns what it could read of invalid ones.
func TestTag(t *testing.T) {
	tests := []struct{ line, read, want string }{
		{`[Mode "table"]`, "Mode=table", ""},
		{` [ Odd.Name-1	"a\"b\\	;"  ] ; c`, `Odd.Name-1=a"b\	;`, ""},
		{`[Mode""]`, "Mode=", ""},
		{`["table"]`, "=", `1:2: "table"]: a tag begins with its name`},
		{`[`, "=", `1:2: -: a tag begins with its name`},
		{`[Mode]`, "Mode=", `1:6: ]: the value must be in quotes`},
		{`[Mode table]`, "Mode=", `1:7: table]: the value must be in quotes`},
		{`[Mode `, "Mode=", `1:7: -: the value must be in quotes`},
		{`[Mode "table]`, "Mode=table]", `1:7: "table]: the value has no closing quote`},
		{`[Mode "table\"]`, `Mode=table"]`, `1:7: "table\"]: the value has no closing quote`},
		{`[Mode "table"`, "Mode=table", `1:14: -: want the closing bracket of the tag`},
		{`[Mode "table" "egon"]`, "Mode=table", `1:15: "egon"]: want the closing bracket of the tag`},
		{`[Mode "table"] [Starts "2"]`, "Mode=table", `1:16: [Starts: only a comment may follow a tag`},
		{`[Mode "ta\nble"]`, "Mode=ta", `1:10: \n: only \" and \\ are escapes`},
		{`[Mode "\ä"]`, "Mode=", `1:8: \ä: only \" and \\ are escapes`},
		{`[Mode "table\`, "Mode=table", `1:13: \: only \" and \\ are escapes`},
	}
	for _, tt := range tests {
		tag, err := record.Line(1, tt.line).ParseTag()
		if got := tag.Name.Text + "=" + tag.Value.Text; got != tt.read {
			t.Errorf("%s: read %s, want %s", tt.line, got, tt.read)
		}
		if got := ""; err != nil {
			if got = err.Error(); got != tt.want {
				t.Errorf("%s: got %s, want %s", tt.line, got, tt.want)
			}
		} else if tt.want != "" {
			t.Errorf("%s: got no error, want %s", tt.line, tt.want)
		}
	}
}

func TestStrictTags(t *testing.T) {
	for line, want := range map[string]bool{
		`[Seat10 "Mia"]`:            true,
		` [a 	 "\"]\\ [ ;"] ; x "]`: true,
		`[Seat1"Mia"]`:              false,
		`[ Seat1 "Mia"]`:            false,
		`[Seat1 "Mia" ]`:            false,
		`[1Seat "Mia"]`:             false,
		`[Odd.Name "Mia"]`:          false,
		`[Söat "Mia"]`:              false,
	} {
		if tag, err := record.Line(1, line).ParseTag(); err != nil || tag.IsStrict() != want {
			t.Errorf("%s: got %v and %v, want %v", line, tag.IsStrict(), err, want)
		}
	}
}

func TestSeatNumber(t *testing.T) {
	for text, want := range map[string]int{
		"1": 1, "9": 9, "10": 10, "11": 0, "0": 0, "01": 0, "+1": 0, "-1": 0, "": 0, "1 ": 0, "x": 0, "99999999999999999999": 0,
	} {
		if got := record.ParseSeat(text, 10); got != want {
			t.Errorf("%q: got %d, want %d", text, got, want)
		}
	}
}
