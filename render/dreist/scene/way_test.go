package scene

import (
	"testing"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// TestTheTableMakesWayForAPanel opens and closes a panel at the right: the table gives way tick by tick, back from where it is, and at once where nothing moves.
func TestTheTableMakesWayForAPanel(t *testing.T) {
	start, err := dreist.NewSoloDeal(dreist.EvenDeal, 3).Position()
	if err != nil {
		t.Fatal(err)
	}
	line := NewTimeline(ViewOf(&start), AgainstEgon(), stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Normal)
	line.MakeWay(false)
	full, log := line.Geometry().CardH, line.Geometry().Log
	ticks, before := 0, full
	for line.MakeWay(true); line.MakesWay(); ticks++ {
		if !line.Tick() {
			t.Fatal("the table gives way, and nothing moves")
		}
		if at := line.Geometry().CardH; at > before {
			t.Fatalf("a card grows from %v to %v", before, at)
		}
		before = line.Geometry().CardH
	}
	if ticks != wayTicks || before >= full || line.Geometry().Log != log || line.Tick() {
		t.Errorf("after %d ticks cards are %v high, the log is at %v", ticks, before, line.Geometry().Log)
	}
	if line.Geometry().Shelf.Right() > log.X {
		t.Errorf("the base reaches below the log at %v", log)
	}
	line.MakeWay(false)
	line.Tick()
	if line.EndWay(); line.MakesWay() || line.Geometry().CardH != full {
		t.Errorf("it is taken back to cards %v high, want %v", line.Geometry().CardH, full)
	}
	line.SetReduced(true)
	if line.MakeWay(true); line.MakesWay() || line.Geometry().CardH != before {
		t.Error("with less motion it does not give way at once")
	}
}

// TestACardThatWasLetGoFliesOnWhileTheTableGivesWay lets a card go and opens a panel before it is home.
func TestACardThatWasLetGoFliesOnWhileTheTableGivesWay(t *testing.T) {
	start, err := dreist.NewSoloDeal(dreist.EvenDeal, 3).Position()
	if err != nil {
		t.Fatal(err)
	}
	line := NewTimeline(ViewOf(&start), AgainstEgon(), stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Normal)
	line.MakeWay(false)
	c := start.Hand(0)[0]
	pose := line.Now().Cards[c]
	pose.Point = geom.Point{X: 600, Y: 300}
	line.Drop(c, pose)
	line.Return()
	before := line.Now().Cards[c].Point
	for line.MakeWay(true); line.Busy() || line.MakesWay(); {
		line.Tick()
		at := line.Now().Cards[c].Point
		if far := geom.Around(before, 260, 260); !far.Contains(at) {
			t.Fatalf("the card jumps from %v to %v", before, at)
		}
		before = at
	}
}
