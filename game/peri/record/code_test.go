package record_test

import (
	"errors"
	"testing"

	"dreist/game/peri"
	"dreist/game/peri/record"
	form "dreist/game/record"
)

func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range peri.Patiences {
		text := record.Codes.Format(row, record.DealNumber(1<<63|12345))
		if back, number, err := record.Codes.Read(text); err != nil || back != row || number != 12345 || seen[text] {
			t.Errorf("%s: got %v, %d, %v", text, back, number, err)
		}
		seen[text] = true
	}
	if got := record.Codes.Format(peri.Find("wish"), 7); got != "P070-0000-007F" {
		t.Errorf("got the code %s", got)
	}
	if _, _, err := record.Codes.Read("PZZ0-0000-0018"); !errors.Is(err, form.ErrNoSuchDeal) {
		t.Errorf("got %v", err)
	}
	var fault *form.CodeError
	if _, _, err := record.Codes.Read("T000-0000-0000"); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}
