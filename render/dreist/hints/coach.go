package hints

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/request"
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

// Coach is the guide at a table while it gives a hint, in one sentence or, of a whole turn, step by step. It plays what it
// shows where it is asked to; any other move, Escape, or a click beside everything puts it away. Where no hint is needed it
// has only a line to say.
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

// next returns what is to be done next.
func (c *Coach) next() dreist.Move { return c.about.FromHand(c.advice.Line[0]) }

// play does what is shown, as whoever plays would do it, and goes on with the rest of a turn that is shown as a whole.
func (c *Coach) play(t *table.Table) {
	if !c.plays(t) {
		return
	}
	m, rest := c.next(), c.advice.Line[1:]
	goesOn := c.strength == Turn && m.Action == dreist.LayCard && len(rest) > 0
	if !goesOn {
		c.PutAway(t)
	}
	if m.Action == dreist.EndTurn && t.Question() == situation.GiftQuestion {
		t.Decline() // which lets go of the gift
	} else {
		t.Play(m)
	}
	if !goesOn {
		return
	}
	c.about, c.advice.Line, c.told = *t.Match.Position(), rest, told{}
	if c.steps, c.left = advice.Steps(c.about, rest); !c.fresh(t) || len(c.steps) == 0 {
		c.PutAway(t)
		return
	}
	c.why = advice.Why(c.about, rest)
}

// plays reports whether what is shown can be played now.
func (c *Coach) plays(t *table.Table) bool {
	return c.shows(t) && c.strength >= Move && t.Mine() && !t.Moves()
}

// offered reports whether the table itself offers what is to be done: a card that may be drawn.
func (c *Coach) offered(t *table.Table) bool {
	return t.Question() == situation.DrawQuestion && c.next().Action == dreist.DrawCard
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
		inBox := c.shows(t) && t.Overlay().Box.Rect.Contains(at)
		if !onCard && !inBox && t.ButtonAt(at) == overlay.NoButton && t.Hand.Grip == hand.Free {
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
		t.Request(request.Plan)
	case input.CommandRedo, input.CommandAgain:
		c.PutAway(t)
		return false
	default:
		return false
	}
	return true
}

// Keep keeps the table's own buttons but those in whose place its box stands. What leads on is in the box then, but for a
// draw, which the pile offers itself.
func (c *Coach) Keep(t *table.Table, b overlay.Button) (overlay.Button, bool) {
	if !c.shows(t) {
		return b, true
	}
	b.Lead = b.Id == overlay.DrawButton && c.offered(t)
	return b, b.Id != overlay.HintButton && b.Id != overlay.PlanButton
}

// Prompt says that it thinks, or why no hint is needed.
func (c *Coach) Prompt(t *table.Table) (string, bool) {
	if !c.fresh(t) || t.Hand.Holds() {
		return "", false
	}
	line := c.tell(t).prompt
	return line, line != ""
}

// Push does what a button of the box is for. The table's own do what they always do, without the hint.
func (c *Coach) Push(t *table.Table, b overlay.ButtonID) bool {
	switch b {
	case moreButton:
		c.Ask(t, 0)
	case playButton:
		c.play(t)
	case tryButton:
		tried := request.Request{Kind: request.Plan}
		if c.strength == Turn {
			tried.Number = AsHinted
		}
		c.PutAway(t)
		t.Requests = append(t.Requests, tried)
	case overlay.LeaveButton:
		c.PutAway(t)
	case overlay.LogButton, overlay.AgainButton, overlay.PlanButton:
		c.PutAway(t)
		return false
	default:
		return false
	}
	return true
}
