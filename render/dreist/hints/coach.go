package hints

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
)

// Strength is how much a hint gives away.
type Strength uint8

const (
	Nudge Strength = iota + 1 // which card has a future, and why
	Move                      // what to do next
	Turn                      // how to play the whole turn
)

// Coach is the guide at a table while it gives a hint. It never moves a card itself: any move, Escape, or a click beside
// everything puts it away.
type Coach struct {
	table.Bystander
	Thinking
	strength Strength

	about   dreist.Position // what the hint is about
	thought *thought        // nil unless it thinks
	known   bool            // what follows is about that position
	advice  advice.Advice
	why     advice.Reason
	steps   []advice.Step
	left    []dreist.Card // in the hand after them
	told    told
}

// AsHinted is the number of a request for a plan that begins with what a hint has said.
const AsHinted = 1

// Line returns what the last hint has said, if it is about what is on the table.
func (c *Coach) Line(t *table.Table) []dreist.Move {
	if !c.shows(t) {
		return nil
	}
	return c.advice.Line
}

// Leads reports whether it gives a hint at a table.
func (c *Coach) Leads(t *table.Table) bool {
	return c != nil && t.Guide == table.Guide(c)
}

// Helps reports whether somebody at a table may be helped now.
func Helps(t *table.Table) bool {
	return t.Status.Help != table.NoHelp && t.Mode == situation.Playing && !t.Line.Busy() && t.Mine() && t.Guide == nil
}

// Ask gives a hint of a strength; 0 stands for the weakest, then for one stronger than what is shown, and at last for none.
func (c *Coach) Ask(t *table.Table, s Strength) {
	switch {
	case c.Leads(t) && !c.fresh(t): // a move was made in the same tick
		c.PutAway(t)
		return
	case c.Leads(t) && s == 0 && (c.strength == Turn || c.known && c.advice.Verdict != advice.Found):
		c.PutAway(t)
		return
	case c.Leads(t) && s == 0:
		s = c.strength + 1
	case c.Leads(t):
	case !Helps(t) || t.Status.Help != table.Hints:
		return
	default:
		t.SetGuide(c)
		s = max(s, Nudge)
	}
	c.strength = s
	t.Refused.Line = ""
	t.Stale = true
	if now := *t.Match.Position(); now != c.about || !c.known && c.thought == nil {
		c.think(t)
	}
}

// PutAway ends the hint and what is thought about it.
func (c *Coach) PutAway(t *table.Table) {
	if !c.Leads(t) {
		return
	}
	c.forget()
	t.SetGuide(nil)
	t.Stale = true
}

// forget lets nobody think any longer.
func (c *Coach) forget() {
	if c.thought != nil {
		c.thought.drop()
		c.thought = nil
	}
}

// think begins to look for the hint.
func (c *Coach) think(t *table.Table) {
	c.forget()
	c.about, c.known, c.told = *t.Match.Position(), false, told{}
	start := t.Match.Start()
	watch, err := match.Watch(&start, t.Match.History())
	if err != nil { // a match that is played can be followed
		c.PutAway(t)
		return
	}
	if moves := watch.View().AppendMoves(nil); len(moves) == 1 {
		c.conclude(t, advice.Advice{Verdict: advice.Only, Line: moves})
		return
	}
	c.thought = c.Thinking.begin(watch, uint64(len(t.Match.History())))
}

// conclude takes what was found. Only a hint that says something counts.
func (c *Coach) conclude(t *table.Table, a advice.Advice) {
	c.advice, c.known, c.told = a, true, told{}
	c.why = advice.Why(c.about, a.Line)
	c.steps, c.left = advice.Steps(c.about, a.Line)
	if a.Verdict == advice.Found {
		t.Match.CountHint()
	}
	t.Stale = true
}

// fresh reports whether the hint is about what is on the table.
func (c *Coach) fresh(t *table.Table) bool {
	return t.Mode == situation.Playing && *t.Match.Position() == c.about
}

// shows reports whether something that was found is shown now.
func (c *Coach) shows(t *table.Table) bool {
	return c.known && c.advice.Verdict == advice.Found && c.fresh(t)
}

// Update waits for what is thought, and puts the hint away once something has been played.
func (c *Coach) Update(t *table.Table) bool {
	if !c.fresh(t) {
		c.PutAway(t)
		return true
	}
	if c.thought == nil {
		return false
	}
	options, ok := c.thought.tick()
	if ok {
		c.thought = nil
		c.conclude(t, advice.Judge(options))
	}
	return ok
}

// Busy reports whether it thinks.
func (c *Coach) Busy(*table.Table) bool { return c.thought != nil }

// MarksFitting lets the table mark what it always marks.
func (c *Coach) MarksFitting() bool { return true }

// ConfirmsDiscard lets the table ask what it always asks.
func (c *Coach) ConfirmsDiscard(*table.Table, dreist.Card) bool { return true }

// Gesture takes the keys that are for hints, and clicks beside everything.
func (c *Coach) Gesture(t *table.Table, g input.Gesture) bool {
	switch g.Kind {
	case input.Trigger:
		return c.command(t, g.Command)
	case input.Tap:
		at := geom.Point(g.At)
		_, onCard := t.HandCardAt(at)
		if !onCard && t.ButtonAt(at) == table.NoButton && t.Hand.Grip == hand.Free && !t.Line.Geometry().Log.Contains(at) {
			c.PutAway(t)
		}
	}
	return false
}

func (c *Coach) command(t *table.Table, i input.Command) bool {
	switch i {
	case input.CommandHint:
		c.Ask(t, 0)
	case input.CommandHintMove:
		c.Ask(t, Move)
	case input.CommandHintTurn:
		c.Ask(t, Turn)
	case input.CommandCancel:
		if t.Hand.Holds() {
			return false
		}
		c.PutAway(t)
	case input.CommandPlan:
		c.PutAway(t)
		t.Request(table.RequestPlan)
	case input.CommandRedo, input.CommandAgain:
		c.PutAway(t)
		return false
	default:
		return false
	}
	return true
}

// Keep keeps the table's own buttons but those in whose place its box stands.
func (c *Coach) Keep(_ *table.Table, b overlay.Button) (overlay.Button, bool) {
	return b, b.Id != table.HintButton && b.Id != table.PlanButton
}

// Push does what a button of the box is for. The table's own do what they always do, without the hint.
func (c *Coach) Push(t *table.Table, b overlay.ButtonID) bool {
	switch b {
	case nudgeButton, moveButton, turnButton:
		c.Ask(t, Nudge+Strength(b-nudgeButton))
	case tryButton:
		tried := table.Request{Kind: table.RequestPlan}
		if c.strength == Turn {
			tried.Number = AsHinted
		}
		c.PutAway(t)
		t.Requests = append(t.Requests, tried)
	case table.LeaveButton:
		c.PutAway(t)
	case table.LogButton, table.AgainButton:
		c.PutAway(t)
		return false
	default:
		return false
	}
	return true
}
