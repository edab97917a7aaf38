package record_test

import (
	"errors"
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	form "dreist/game/record"
)

func TestCodesReadBack(t *testing.T) {
	seen := map[string]bool{}
	for seats := dreixdrei.MinSeats; seats <= dreixdrei.MaxSeats; seats++ {
		for starts := range dreixdrei.Seat(seats) {
			for sets := dreixdrei.UsualSetCount(seats); sets <= dreixdrei.MaxSets; sets++ {
				c := need.Value(record.NewCode(seats, sets, starts, 1<<63|12345))(t)
				back, err := record.ParseCode(c.String())
				if err != nil || back != c || seen[c.String()] {
					t.Errorf("%v: got %v, %v", c, back, err)
				}
				seen[c.String()] = true
				if d := back.Deal(); d.SeatCount != seats || d.SetCount != sets || d.StartSeat != starts {
					t.Errorf("%v: got %v", c, d)
				}
			}
		}
	}
	if len(seen) != 63 {
		t.Errorf("%d codes", len(seen))
	}
}

func TestNoCodes(t *testing.T) {
	for _, c := range [][3]int{{1, 1, 0}, {11, 2, 0}, {5, 1, 0}, {2, 3, 0}, {2, 1, 2}} {
		if _, err := record.NewCode(c[0], c[1], dreixdrei.Seat(c[2]), 1); err == nil {
			t.Errorf("there is a deal for %v", c)
		}
	}
	if _, err := record.ParseCode("D1Z0-0000-001B"); !errors.Is(err, form.ErrNoSuchDeal) {
		t.Errorf("got %v", err)
	}
	var fault *form.CodeError
	if _, err := record.ParseCode("11G0-0123-4567"); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}
