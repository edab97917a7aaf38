package record_test

import (
	"errors"
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/record"
	form "dreist/game/record"
)

func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range peri.Patiences {
		text := need.Value(record.Codes.New(row, 1<<63|12345))(t).String()
		if back, err := record.Codes.Read(text); err != nil || back.Setup != row || back.Seed != 12345 || seen[text] {
			t.Errorf("%s: got %v, %v", text, back, err)
		}
		seen[text] = true
	}
	if got := need.Value(record.Codes.New(peri.Find("wish"), 7))(t).String(); got != "P070-0000-007F" {
		t.Errorf("got the code %s", got)
	}
	if _, err := record.Codes.Read("PZZ0-0000-0018"); !errors.Is(err, form.ErrNoSuchDeal) {
		t.Errorf("got %v", err)
	}
	var fault *form.CodeError
	if _, err := record.Codes.Read("T000-0000-0000"); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}
