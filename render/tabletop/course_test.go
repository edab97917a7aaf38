package tabletop_test

import (
	"slices"
	"testing"

	"dreist/input"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// resting is a table that notes what it is asked to do.
type resting struct {
	pending, over, down bool
	did                 []string
}

func (r *resting) EndReplay()          { r.did = append(r.did, "replay") }
func (r *resting) CatchUp()            { r.did = append(r.did, "caught up") }
func (r *resting) ShowPending() bool   { return r.pending }
func (r *resting) IsOver() bool        { return r.over }
func (r *resting) TellEnd()            { r.did = append(r.did, "end") }
func (r *resting) CurtainIsDown() bool { return r.down }
func (r *resting) ChangeFront()        { r.did = append(r.did, "front") }

func TestATableAtRestDoesWhatIsDue(t *testing.T) {
	for _, c := range []struct {
		mode tabletop.Mode
		at   resting
		did  []string
		then tabletop.Mode
	}{
		{tabletop.Playing, resting{}, []string{"caught up"}, tabletop.Playing},
		{tabletop.Playing, resting{over: true}, []string{"caught up", "end"}, tabletop.Over},
		{tabletop.Playing, resting{down: true}, []string{"caught up", "front"}, tabletop.Curtained},
		{tabletop.Playing, resting{pending: true, over: true}, []string{"caught up"}, tabletop.Playing},
		{tabletop.Over, resting{over: true}, []string{"caught up"}, tabletop.Over},
		{tabletop.Learning, resting{over: true}, []string{"caught up"}, tabletop.Learning},
		{tabletop.Solving, resting{over: true}, []string{"caught up"}, tabletop.Solving},
		{tabletop.Reviewing, resting{over: true}, nil, tabletop.Reviewing},
		{tabletop.Replaying, resting{}, []string{"replay", "caught up"}, tabletop.Replaying},
	} {
		course := tabletop.Course{Mode: c.mode}
		if course.Rest(&c.at); !slices.Equal(c.at.did, c.did) || course.Mode != c.then {
			t.Errorf("in mode %d: did %v, then mode %d; want %v, %d", c.mode, c.at.did, course.Mode, c.did, c.then)
		}
	}
}

// limit is a line of motion that notes how fast it may run at most.
type limit struct{ most stage.Speed }

func (l *limit) Limit(most stage.Speed) { l.most = most }

func TestWhatIsWatchedOnceMoreLeadsBackToWhatWentOn(t *testing.T) {
	var line limit
	course := tabletop.Course{Mode: tabletop.Solving}
	course.SetReplay(true, &line)
	if course.Mode != tabletop.Replaying || line.most != stage.Fast {
		t.Errorf("mode %d at most at %v", course.Mode, line.most)
	}
	course.SetMode(tabletop.Over) // meanwhile
	course.SetReplay(true, &line)
	if course.SetReplay(false, &line); course.Mode != tabletop.Over || line.most != stage.Instant {
		t.Errorf("then mode %d at most at %v", course.Mode, line.most)
	}
}

// steps is a table that notes how its replay is stepped.
type steps struct{ did []string }

func (s *steps) Skip()      { s.did = append(s.did, "on") }
func (s *steps) StepBack()  { s.did = append(s.did, "back") }
func (s *steps) EndReplay() { s.did = append(s.did, "end") }

func TestArrowsStepThroughWhatIsWatchedOnceMore(t *testing.T) {
	for mode, want := range map[tabletop.Mode][]string{tabletop.Replaying: {"on", "back", "end"}, tabletop.Playing: nil} {
		course, at := tabletop.Course{Mode: mode}, &steps{}
		for _, i := range []input.Command{input.CommandRight, input.CommandLeft, input.CommandUp, input.CommandCancel} {
			course.StepReplay(at, i)
		}
		if !slices.Equal(at.did, want) {
			t.Errorf("in mode %d the keys did %v, want %v", mode, at.did, want)
		}
	}
}

func TestAMoveHasBeenShownWithItsLastEvent(t *testing.T) {
	events := []int{2, 1, 3}
	p := tabletop.Dealing(2)
	var moves []int
	for range 8 {
		p.Note(len(events), func(move int) int { return events[move] })
		moves = append(moves, p.Moves)
	}
	if want := []int{0, 0, 0, 1, 2, 2, 2, 3}; !slices.Equal(moves, want) {
		t.Errorf("shown after each event: %v, want %v", moves, want)
	}
}
