package match

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// On every rung strong wins more than fair, and the odds of fair, who played thousands of games, fall from rung to
// rung.
func TestOdds(t *testing.T) {
	before := Share{1, 1}
	for rung := dreist.FirstRung; rung <= dreist.LastRung; rung += dreist.RungStep {
		o := OddsOf(rung)
		if o.Fair.Percent() > before.Percent() {
			t.Errorf("rung %d: fair wins %d %% after %d %%", rung, o.Fair.Percent(), before.Percent())
		}
		if o.Fair.Percent() > o.Strong.Percent() {
			t.Errorf("rung %d: fair wins more than strong: %v", rung, o)
		}
		before = o.Fair
	}
}

// The table is of the players of today: what fair wins when it plays anew agrees with it.
func TestOddsAreThoseOfToday(t *testing.T) {
	s := coach.Lineup{PlayerKinds: []string{coach.FairKind}, SoloCards: dreist.FirstRung}.Simulation()
	s.GameCount, s.Seed = 300, 1
	tally := need.Value(s.Run(nil))(t)
	told := float64(OddsOf(dreist.FirstRung).Fair.Percent()) / 100
	if share, low, high := tally.WinShare(0); told < low || told > high {
		t.Errorf("fair wins %.2f (%.2f–%.2f), the table says %.2f", share, low, high, told)
	}
}
