package deals_test

import (
	"errors"
	"testing"

	"dreist/game/code"
	"dreist/game/peri"
	"dreist/game/peri/deals"
)

func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range peri.Patiences {
		text := deals.Code(row, deals.Number(1<<63|12345))
		if back, number, err := deals.Parse(text); err != nil || back != row || number != 12345 || seen[text] {
			t.Errorf("%s: got %v, %d, %v", text, back, number, err)
		}
		seen[text] = true
	}
	if got := deals.Code(peri.Find("wish"), 7); got != "P070-0000-007F" {
		t.Errorf("got the code %s", got)
	}
	unknown := code.Form{Version: 'P', Setup: 2, Seed: 8}.Write(uint64(len(peri.Patiences)), 1)
	if _, _, err := deals.Parse(unknown); !errors.Is(err, deals.ErrNoSuchDeal) {
		t.Errorf("got %v", err)
	}
	var fault *code.Error
	if _, _, err := deals.Parse("T000-0000-0000"); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}
