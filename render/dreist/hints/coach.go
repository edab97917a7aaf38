package hints

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/tabletop"
)

// Coach is the guide at a table while it gives a hint, in one sentence or, of a whole turn, step by step. It plays what it
// shows where it is asked to; any other move, Escape, or a click beside everything puts it away. Where no hint is needed it
// has only a line to say.
type Coach struct {
	guide.Bystander
	Thinking
	strength request.Strength

	about   dreist.Position // what the hint is about
	thought *thought        // nil unless it thinks
	leads   bool            // it is the guide
	known   bool            // what follows is about that position
	advice  advice.Advice
	why     advice.Reason
	steps   []advice.Step
	left    []dreist.Card // in the hand after them
	told    told
}

// Line returns what the last hint has said, if it is about what is on the table.
func (c *Coach) Line(now *guide.Now) []dreist.Move {
	if !c.shows(now) {
		return nil
	}
	return c.advice.Line
}

// Leads reports whether it gives a hint at a table.
func (c *Coach) Leads() bool { return c.leads }

// Ask gives a hint of a strength; 0 stands for the weakest, then for one stronger than what is shown, and at last for none.
func (c *Coach) Ask(now *guide.Now, s request.Strength) {
	_, helps := now.Look.Helps()
	switch {
	case c.leads && !c.fresh(now): // a move was made in the same tick
		c.PutAway(now)
		return
	case c.leads && s == 0 && (c.strength == request.Turn || c.known && c.advice.Verdict != advice.Found):
		c.PutAway(now)
		return
	case c.leads && s == 0:
		s = c.strength + 1
	case c.leads:
	case !helps:
		return
	default:
		c.leads = true
		now.Do.Lead(c)
		s = max(s, request.Nudge)
	}
	c.strength = s
	now.Do.Tell("", nil)
	now.Do.Redraw()
	if *now.Match.Position() != c.about || !c.known && c.thought == nil {
		c.think(now)
	}
}

// PutAway ends the hint and what is thought about it.
func (c *Coach) PutAway(now *guide.Now) {
	if !c.leads {
		return
	}
	c.forget()
	c.leads = false
	now.Do.Lead(nil)
	now.Do.Redraw()
}

// forget lets nobody think any longer.
func (c *Coach) forget() {
	if c.thought != nil {
		c.thought.cancel()
		c.thought = nil
	}
}

// think begins to look for the hint.
func (c *Coach) think(now *guide.Now) {
	c.forget()
	c.about, c.known, c.told = *now.Match.Position(), false, told{}
	start := now.Match.Start()
	watch, err := match.Watch(&start, now.Match.History())
	if err != nil { // a match that is played can be followed
		c.PutAway(now)
		return
	}
	if moves := watch.View().AppendMoves(nil); len(moves) == 1 {
		c.conclude(now, advice.Advice{Verdict: advice.Only, Line: moves})
		return
	}
	c.thought = c.Thinking.begin(watch, uint64(len(now.Match.History())))
}

// conclude takes what was found. Only a hint that says something counts.
func (c *Coach) conclude(now *guide.Now, a advice.Advice) {
	c.advice, c.known, c.told = a, true, told{}
	c.why = advice.Why(c.about, a.Line)
	c.steps, c.left = advice.Steps(c.about, a.Line)
	if a.Verdict == advice.Found {
		now.Do.CountHint()
	}
	now.Do.Redraw()
}

// next returns what is to be done next.
func (c *Coach) next() dreist.Move { return c.about.FromHand(c.advice.Line[0]) }

// play does what is shown, as whoever plays would do it, and goes on with the rest of a turn that is shown as a whole.
func (c *Coach) play(now *guide.Now) {
	if !c.plays(now) {
		return
	}
	m, rest := c.next(), c.advice.Line[1:]
	goesOn := c.strength == request.Turn && m.Action == dreist.LayCard && len(rest) > 0
	if !goesOn {
		c.PutAway(now)
	}
	if m.Action == dreist.EndTurn && now.Question() == situation.GiftQuestion {
		now.Do.Decline() // which lets go of the gift
	} else {
		now.Do.Play(m)
	}
	if !goesOn {
		return
	}
	c.about, c.advice.Line, c.told = *now.Match.Position(), rest, told{}
	if c.steps, c.left = advice.Steps(c.about, rest); !c.fresh(now) || len(c.steps) == 0 {
		c.PutAway(now)
		return
	}
	c.why = advice.Why(c.about, rest)
}

// plays reports whether what is shown can be played now.
func (c *Coach) plays(now *guide.Now) bool {
	return c.shows(now) && c.strength >= request.Move && now.Mine() && !now.Moves()
}

// offered reports whether the table itself offers what is to be done: a card that may be drawn.
func (c *Coach) offered(now *guide.Now) bool {
	return now.Question() == situation.DrawQuestion && c.next().Action == dreist.DrawCard
}

// fresh reports whether the hint is about what is on the table.
func (c *Coach) fresh(now *guide.Now) bool {
	return now.Mode == tabletop.Playing && *now.Match.Position() == c.about
}

// shows reports whether something that was found is shown now.
func (c *Coach) shows(now *guide.Now) bool {
	return c.known && c.advice.Verdict == advice.Found && c.fresh(now)
}

// Tick waits for what is thought, and puts the hint away once something has been played.
func (c *Coach) Tick(now *guide.Now) bool {
	if !c.fresh(now) {
		c.PutAway(now)
		return true
	}
	if c.thought == nil {
		return false
	}
	options, ok := c.thought.tick()
	if ok {
		c.thought = nil
		c.conclude(now, advice.Judge(options))
	}
	return ok
}

// Next is the next tick while it thinks.
func (c *Coach) Next(*guide.Now) int {
	return guide.Soon(c.thought != nil)
}

// Lead lets the table mark what it always marks.
func (c *Coach) Lead() situation.Lead { return situation.Lead{MarksFitting: true} }

// Try takes the keys that are for hints, and the buttons of its box. The table's own do what they always do, without the
// hint. A click beside everything puts it away.
func (c *Coach) Try(now *guide.Now, a guide.Attempt) guide.Answer {
	switch a.Kind {
	case guide.Press:
		return c.press(now, a.Button)
	case guide.Command:
		return c.command(now, a.Gesture.Command)
	}
	if a.Gesture.Kind != input.Tap {
		return guide.LetBe
	}
	at := geom.Point(a.Gesture.At)
	_, onCard := now.HandCardAt(at)
	inBox := c.shows(now) && now.Look.Box().Contains(at)
	if !onCard && !inBox && now.Look.ButtonAt(at) == tabletop.NoButton && now.Hand.Grip == tabletop.Free {
		c.PutAway(now)
	}
	return guide.LetBe
}

func (c *Coach) command(now *guide.Now, i input.Command) guide.Answer {
	switch i {
	case input.CommandHint:
		c.Ask(now, 0)
	case input.CommandHintMove:
		c.Ask(now, request.Move)
	case input.CommandHintTurn:
		c.Ask(now, request.Turn)
	case input.CommandCancel:
		if now.Hand.Holds() {
			return guide.LetBe
		}
		c.PutAway(now)
	case input.CommandPlan:
		c.PutAway(now)
		now.Ask(request.Plan)
	case input.CommandRedo, input.CommandAgain:
		c.PutAway(now)
		return guide.LetBe
	default:
		return guide.LetBe
	}
	return guide.Take
}

// press does what a button of the box is for.
func (c *Coach) press(now *guide.Now, b tabletop.ButtonID) guide.Answer {
	switch b {
	case moreButton:
		c.Ask(now, 0)
	case playButton:
		c.play(now)
	case tryButton:
		tried := request.Request{Kind: request.Plan}
		if c.strength == request.Turn {
			tried.Number = request.AsHinted
		}
		c.PutAway(now)
		now.Do.Ask(tried)
	case tabletop.LeaveButton:
		c.PutAway(now)
	case tabletop.LogButton, tabletop.AgainButton, tabletop.PlanButton:
		c.PutAway(now)
		return guide.LetBe
	default:
		return guide.LetBe
	}
	return guide.Take
}
