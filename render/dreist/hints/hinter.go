package hints

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/render/tabletop/hinting"
)

// Hinter is the guide at a table while it gives a hint: a sentence or, for a whole turn, its steps. It plays the hint on request; any
// other move, Escape, or a click elsewhere ends it.
type Hinter struct {
	table.Bystander
	Thinking
	table    *table.Table
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

// New returns what helps at a table.
func New(t *table.Table, thinking Thinking) *Hinter { return &Hinter{table: t, Thinking: thinking} }

// Line returns the moves of the last hint, nil if it is not about the current position.
func (c *Hinter) Line() []dreist.Move {
	if !c.shows() {
		return nil
	}
	return c.advice.Line
}

// Leads reports whether it is giving a hint.
func (c *Hinter) Leads() bool { return c.leads }

// Hint gives a hint of a strength; 0 is the weakest, then the next stronger one, and finally none.
func (c *Hinter) Hint(s request.Strength) {
	switch {
	case c.leads && !c.fresh(): // a move was made in the same tick
		c.PutAway()
		return
	case c.leads && s == 0 && c.strength == request.Turn:
		c.PutAway()
		return
	case c.leads && s == 0:
		s = c.strength + 1
	case c.leads:
	case !c.helps():
		return
	default:
		c.leads = true
		c.table.SetGuide(c)
		s = max(s, request.Nudge)
	}
	c.strength = s
	c.table.Refused.Line = ""
	c.table.Stale = true
	if *c.table.Match.Position() != c.about || !c.known && c.thought == nil {
		c.think()
	}
}

// helps reports whether hints are allowed now.
func (c *Hinter) helps() bool {
	t := c.table
	return t.Status.Help == table.Hints && t.Mode == tabletop.Playing && !t.Line.Busy() && t.Mine() && t.Guide == nil
}

// PutAway ends the hint and the thinking.
func (c *Hinter) PutAway() {
	if !c.leads {
		return
	}
	c.forget()
	c.leads = false
	c.table.SetGuide(nil)
	c.table.Stale = true
}

// forget cancels the thinking.
func (c *Hinter) forget() {
	if c.thought != nil {
		c.thought.Cancel()
		c.thought = nil
	}
}

// think starts to think about a hint.
func (c *Hinter) think() {
	c.forget()
	c.about, c.known, c.texts = *c.table.Match.Position(), false, hintTexts{}
	start := c.table.Match.Start()
	watch, err := match.Watch(&start, c.table.Match.History())
	if err != nil { // the history of a match is always valid
		c.PutAway()
		return
	}
	if moves := watch.View().AppendMoves(nil); len(moves) == 1 {
		c.conclude(advice.Advice{Verdict: advice.Only, Line: moves})
		return
	}
	c.thought = c.Thinking.begin(watch, uint64(len(c.table.Match.History())))
}

// conclude takes the result of thinking. Only a hint with content is counted.
func (c *Hinter) conclude(a advice.Advice) {
	c.advice, c.known, c.texts = a, true, hintTexts{}
	c.why = advice.Why(c.about, a.Line, a.Next)
	c.steps, c.left = advice.Steps(c.about, a.Line)
	switch a.Verdict {
	case advice.Found:
		c.table.Match.CountHint()
	case advice.Only, advice.Costless: // there is nothing else to think of
		c.strength = max(c.strength, request.Move)
	}
	c.table.Stale = true
}

// next returns the next move of the hint.
func (c *Hinter) next() dreist.Move { return c.about.FromHand(c.advice.Line[0]) }

// play plays the hint as the player would, and continues with the rest of a whole turn.
func (c *Hinter) play() {
	if !c.plays() {
		return
	}
	m, rest := c.next(), c.advice.Line[1:]
	goesOn := c.strength == request.Turn && m.Action == dreist.LayCard && len(rest) > 0
	if !goesOn {
		c.PutAway()
	}
	if m.Action == dreist.EndTurn && c.table.Question() == situation.GiftQuestion {
		c.table.Decline() // also ends the gift
	} else {
		c.table.Play(m)
	}
	if !goesOn {
		return
	}
	c.about, c.advice.Line, c.texts = *c.table.Match.Position(), rest, hintTexts{}
	if c.steps, c.left = advice.Steps(c.about, rest); !c.fresh() || len(c.steps) == 0 {
		c.PutAway()
		return
	}
	c.why = advice.Why(c.about, rest, nil)
}

// plays reports whether the hint can be played now.
func (c *Hinter) plays() bool {
	return c.shows() && c.strength >= request.Move && c.table.Mine() && !c.table.Moves()
}

// offered reports whether the table itself offers the move: a card that may be drawn.
func (c *Hinter) offered() bool {
	return c.table.Question() == situation.DrawQuestion && c.next().Action == dreist.DrawCard
}

// fresh reports whether the hint is about the current position.
func (c *Hinter) fresh() bool {
	return c.table.Mode == tabletop.Playing && *c.table.Match.Position() == c.about
}

// shows reports whether a hint is shown now.
func (c *Hinter) shows() bool {
	return c.known && c.fresh()
}

// Tick waits for the result of thinking, and ends the hint after a move.
func (c *Hinter) Tick() bool {
	if !c.fresh() {
		c.PutAway()
		return true
	}
	if c.thought == nil {
		return false
	}
	options, ok := c.thought.Tick()
	if ok {
		c.thought = nil
		c.conclude(advice.Judge(options))
	}
	return ok
}

// Next returns the next tick while it is thinking.
func (c *Hinter) Next() int {
	return tabletop.EveryTick(c.thought != nil)
}

// MarksFitting lets the table mark the cards that fit, as always.
func (*Hinter) MarksFitting() bool { return true }

// Try handles the keys of hints and the buttons of the box. The table's own buttons work as always and end the hint, as does a click
// elsewhere.
func (c *Hinter) Try(a table.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryPress:
		return c.press(a.Button)
	case tabletop.TryCommand:
		return c.command(a.Gesture.Command)
	}
	if a.Gesture.Kind != input.Tap {
		return tabletop.NotHandled
	}
	at := geom.Point(a.Gesture.At)
	_, onCard := c.table.HandCardAt(at)
	inBox := c.shows() && c.table.Overlay().Box.Rect.Contains(at)
	if !onCard && !inBox && c.table.ButtonAt(at) == tabletop.NoButton && c.table.Hand.Grip == tabletop.Free {
		c.PutAway()
	}
	return tabletop.NotHandled
}

// command handles a command.
func (c *Hinter) command(i input.Command) tabletop.Answer {
	switch i {
	case input.CommandHint:
		c.Hint(0)
	case input.CommandHintMove:
		c.Hint(request.Move)
	case input.CommandHintTurn:
		c.Hint(request.Turn)
	case input.CommandCancel:
		if c.table.Hand.Holds() {
			return tabletop.NotHandled
		}
		c.PutAway()
	case input.CommandRedo, input.CommandAgain:
		c.PutAway()
		return tabletop.NotHandled
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// press handles a button of the box.
func (c *Hinter) press(b tabletop.ButtonID) tabletop.Answer {
	switch b {
	case hinting.MoreButton:
		c.Hint(0)
	case hinting.PlayButton:
		c.play()
	case tabletop.LeaveButton:
		c.PutAway()
	case tabletop.LogButton, tabletop.AgainButton:
		c.PutAway()
		return tabletop.NotHandled
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}
