package record_test

import (
	"errors"
	"testing"

	"dreist/build/need"
	form "dreist/game/record"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

func TestCodesReadBack(t *testing.T) {
	seen := map[string]bool{}
	for v := range thegame.Variant(thegame.VariantCount) {
		for seats := 1; seats <= thegame.MaxSeats; seats++ {
			c := need.Value(record.NewCode(v, seats, 1<<63|12345))(t)
			back, err := record.ParseCode(c.String())
			if err != nil || back != c || seen[c.String()] {
				t.Errorf("%v: got %v, %v", c, back, err)
			}
			seen[c.String()] = true
			if d := back.Deal(); d.Variant != v || d.SeatCount != seats || len(d.DrawPile) != thegame.CardCount {
				t.Errorf("%v: got %v", c, d)
			}
		}
	}
}

func TestNoCodes(t *testing.T) {
	if _, err := record.NewCode(thegame.Base, 6, 1); err == nil {
		t.Error("there is a deal for six")
	}
	if _, err := record.NewCode(thegame.VariantCount, 2, 1); err == nil {
		t.Error("there is a fourth variant")
	}
	if _, err := record.ParseCode("T0F0-0000-001C"); !errors.Is(err, form.ErrNoSuchDeal) {
		t.Errorf("got %v", err)
	}
	var fault *form.CodeError
	if _, err := record.ParseCode("11G0-0123-4567"); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}
