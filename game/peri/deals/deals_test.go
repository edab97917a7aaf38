package deals_test

import (
	"errors"
	"testing"

	"dreist/game/code"
	"dreist/game/peri"
	"dreist/game/peri/deals"
)

func TestCodesReadBack(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range peri.Patiences {
		c := deals.New(row, 1<<63|12345)
		if back, err := deals.Parse(c.String()); err != nil || back != c || back.Deal().Patience != row || seen[c.String()] {
			t.Errorf("%v: got %v, %v", c, back, err)
		}
		seen[c.String()] = true
	}
	if got := deals.New(peri.Find("wish"), 7).String(); got != "P070-0000-007F" {
		t.Errorf("got the code %s", got)
	}
	unknown := code.Form{Version: 'P', Setup: 2, Seed: 8}.Write(uint64(len(peri.Patiences)), 1)
	if _, err := deals.Parse(unknown); !errors.Is(err, deals.ErrNoSuchDeal) {
		t.Errorf("got %v", err)
	}
	var fault *code.Error
	if _, err := deals.Parse("T000-0000-0000"); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}
