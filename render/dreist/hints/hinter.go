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
	"dreist/render/tabletop/hinting"
)

// Hinter is the guide at a table while it gives a hint: a sentence or, for a whole turn, its steps. It plays the hint on request; any
// other move, Escape, or a click elsewhere ends it.
type Hinter struct {
	guide.Bystander
	Thinking
	strength request.Strength

	about   dreist.Position // position of the hint
	thought *thought        // nil unless it is thinking
	leads   bool            // it is the guide
	known   bool            // the fields below are about that position
	advice  advice.Advice
	why     advice.Reason
	steps   []advice.Step
	left    []dreist.Card // in the hand after the steps
	texts   hintTexts
}

// Line returns the moves of the last hint, nil if it is not about the current position.
func (c *Hinter) Line(now *guide.Now) []dreist.Move {
	if !c.shows(now) {
		return nil
	}
	return c.advice.Line
}

// Leads reports whether it is giving a hint.
func (c *Hinter) Leads() bool { return c.leads }

// Ask gives a hint of a strength; 0 is the weakest, then the next stronger one, and finally none.
func (c *Hinter) Ask(now *guide.Now, s request.Strength) {
	switch {
	case c.leads && !c.fresh(now): // a move was made in the same tick
		c.PutAway(now)
		return
	case c.leads && s == 0 && c.strength == request.Turn:
		c.PutAway(now)
		return
	case c.leads && s == 0:
		s = c.strength + 1
	case c.leads:
	case !now.Look.Helps():
		return
	default:
		c.leads = true
		now.Do.SetGuide(c)
		s = max(s, request.Nudge)
	}
	c.strength = s
	now.Do.Tell("", nil)
	now.Do.Redraw()
	if *now.Match.Position() != c.about || !c.known && c.thought == nil {
		c.think(now)
	}
}

// PutAway ends the hint and the thinking.
func (c *Hinter) PutAway(now *guide.Now) {
	if !c.leads {
		return
	}
	c.forget()
	c.leads = false
	now.Do.SetGuide(nil)
	now.Do.Redraw()
}

// forget cancels the thinking.
func (c *Hinter) forget() {
	if c.thought != nil {
		c.thought.Cancel()
		c.thought = nil
	}
}

// think starts to think about a hint.
func (c *Hinter) think(now *guide.Now) {
	c.forget()
	c.about, c.known, c.texts = *now.Match.Position(), false, hintTexts{}
	start := now.Match.Start()
	watch, err := match.Watch(&start, now.Match.History())
	if err != nil { // the history of a match is always valid
		c.PutAway(now)
		return
	}
	if moves := watch.View().AppendMoves(nil); len(moves) == 1 {
		c.conclude(now, advice.Advice{Verdict: advice.Only, Line: moves})
		return
	}
	c.thought = c.Thinking.begin(watch, uint64(len(now.Match.History())))
}

// conclude takes the result of thinking. Only a hint with content is counted.
func (c *Hinter) conclude(now *guide.Now, a advice.Advice) {
	c.advice, c.known, c.texts = a, true, hintTexts{}
	c.why = advice.Why(c.about, a.Line, a.Next)
	c.steps, c.left = advice.Steps(c.about, a.Line)
	switch a.Verdict {
	case advice.Found:
		now.Do.CountHint()
	case advice.Only, advice.Costless: // there is nothing else to think of
		c.strength = max(c.strength, request.Move)
	}
	now.Do.Redraw()
}

// next returns the next move of the hint.
func (c *Hinter) next() dreist.Move { return c.about.FromHand(c.advice.Line[0]) }

// play plays the hint as the player would, and continues with the rest of a whole turn.
func (c *Hinter) play(now *guide.Now) {
	if !c.plays(now) {
		return
	}
	m, rest := c.next(), c.advice.Line[1:]
	goesOn := c.strength == request.Turn && m.Action == dreist.LayCard && len(rest) > 0
	if !goesOn {
		c.PutAway(now)
	}
	if m.Action == dreist.EndTurn && now.Question() == situation.GiftQuestion {
		now.Do.Decline() // also ends the gift
	} else {
		now.Do.Play(m)
	}
	if !goesOn {
		return
	}
	c.about, c.advice.Line, c.texts = *now.Match.Position(), rest, hintTexts{}
	if c.steps, c.left = advice.Steps(c.about, rest); !c.fresh(now) || len(c.steps) == 0 {
		c.PutAway(now)
		return
	}
	c.why = advice.Why(c.about, rest, nil)
}

// plays reports whether the hint can be played now.
func (c *Hinter) plays(now *guide.Now) bool {
	return c.shows(now) && c.strength >= request.Move && now.Mine() && !now.Moves()
}

// offered reports whether the table itself offers the move: a card that may be drawn.
func (c *Hinter) offered(now *guide.Now) bool {
	return now.Question() == situation.DrawQuestion && c.next().Action == dreist.DrawCard
}

// fresh reports whether the hint is about the current position.
func (c *Hinter) fresh(now *guide.Now) bool {
	return now.Mode == tabletop.Playing && *now.Match.Position() == c.about
}

// shows reports whether a hint is shown now.
func (c *Hinter) shows(now *guide.Now) bool {
	return c.known && c.fresh(now)
}

// Tick waits for the result of thinking, and ends the hint after a move.
func (c *Hinter) Tick(now *guide.Now) bool {
	if !c.fresh(now) {
		c.PutAway(now)
		return true
	}
	if c.thought == nil {
		return false
	}
	options, ok := c.thought.Tick()
	if ok {
		c.thought = nil
		c.conclude(now, advice.Judge(options))
	}
	return ok
}

// Next returns the next tick while it is thinking.
func (c *Hinter) Next(*guide.Now) int {
	return tabletop.EveryTick(c.thought != nil)
}

// Lead lets the table mark the cards that fit, as always.
func (c *Hinter) Lead() situation.Lead { return situation.Lead{MarksFitting: true} }

// Try handles the keys of hints and the buttons of the box. The table's own buttons work as always and end the hint, as does a click
// elsewhere.
func (c *Hinter) Try(now *guide.Now, a guide.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryPress:
		return c.press(now, a.Button)
	case tabletop.TryCommand:
		return c.command(now, a.Gesture.Command)
	}
	if a.Gesture.Kind != input.Tap {
		return tabletop.NotHandled
	}
	at := geom.Point(a.Gesture.At)
	_, onCard := now.HandCardAt(at)
	inBox := c.shows(now) && now.Look.Box().Contains(at)
	if !onCard && !inBox && now.Look.ButtonAt(at) == tabletop.NoButton && now.Hand.Grip == tabletop.Free {
		c.PutAway(now)
	}
	return tabletop.NotHandled
}

// command handles a command.
func (c *Hinter) command(now *guide.Now, i input.Command) tabletop.Answer {
	switch i {
	case input.CommandHint:
		c.Ask(now, 0)
	case input.CommandHintMove:
		c.Ask(now, request.Move)
	case input.CommandHintTurn:
		c.Ask(now, request.Turn)
	case input.CommandCancel:
		if now.Hand.Holds() {
			return tabletop.NotHandled
		}
		c.PutAway(now)
	case input.CommandRedo, input.CommandAgain:
		c.PutAway(now)
		return tabletop.NotHandled
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// press handles a button of the box.
func (c *Hinter) press(now *guide.Now, b tabletop.ButtonID) tabletop.Answer {
	switch b {
	case hinting.MoreButton:
		c.Ask(now, 0)
	case hinting.PlayButton:
		c.play(now)
	case tabletop.LeaveButton:
		c.PutAway(now)
	case tabletop.LogButton, tabletop.AgainButton:
		c.PutAway(now)
		return tabletop.NotHandled
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}
