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
		text := record.CodeOf(row, record.DealNumber(1<<63|12345))
		if back, number, err := record.ParseCode(text); err != nil || back != row || number != 12345 || seen[text] {
			t.Errorf("%s: got %v, %d, %v", text, back, number, err)
		}
		seen[text] = true
	}
	if got := record.CodeOf(peri.Find("wish"), 7); got != "P070-0000-007F" {
		t.Errorf("got the code %s", got)
	}
	unknown := form.CodeForm{Version: 'P', Setup: 2, Seed: 8}.Format(uint64(len(peri.Patiences)), 1)
	if _, _, err := record.ParseCode(unknown); !errors.Is(err, record.ErrNoSuchDeal) {
		t.Errorf("got %v", err)
	}
	var fault *form.CodeError
	if _, _, err := record.ParseCode("T000-0000-0000"); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}
