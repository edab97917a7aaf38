package document_test

import (
	"strings"
	"testing"

	"dreist/game/store/document"
)

// What an object holds that no field knows stays, and a value that makes no sense becomes the fallback.
func TestFieldsLeaveTheRestAlone(t *testing.T) {
	o, ok := document.Parse([]byte(`{"size": "huge", "inner": {"depth": 3, "later": [1.50]}, "later": null, "big": 12345678901234567890, "version": 7}`))
	if !ok {
		t.Fatal("an object is refused")
	}
	var size, depth int
	fields := []document.Field{
		document.Bind("size", &size, 5, document.Within(1, 9)),
		document.Group("inner", []document.Field{document.Bind("depth", &depth, 1, document.Within(1, 9))}),
	}
	o.Decode(fields)
	if size != 5 || depth != 3 {
		t.Errorf("got %d and %d, want the fallback 5 and the 3 of the text", size, depth)
	}
	depth = 4
	o.Encode(fields)
	o.Stamp()
	want := `{"big": 12345678901234567890, "inner": {"depth": 4, "later": [1.50]}, "later": null, "size": 5, "version": 7}`
	if got := strings.Join(strings.Fields(o.String()), " "); strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(want, " ", "") {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestParseTakesObjectsOfSomeDepthAlone(t *testing.T) {
	nested := func(levels int) string {
		return strings.Repeat(`{"a":`, levels) + `"{["` + strings.Repeat("}", levels)
	}
	for text, want := range map[string]bool{
		"{}": true, "": false, "null": false, "[]": false, "{": false, "1": false,
		nested(document.MaxDepth): true, nested(document.MaxDepth + 1): false,
	} {
		if _, ok := document.Parse([]byte(text)); ok != want {
			t.Errorf("%.20q: got %v, want %v", text, ok, want)
		}
	}
}
