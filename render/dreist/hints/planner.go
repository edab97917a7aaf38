package hints

import (
	"slices"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Planner is the guide at a table while a turn is tried out. Planned moves are made on a copy of the position, which the table shows; the
// match does not change until all of them are played. A plan ends with a move that reveals something: a draw, a gift, a discard, or the
// last card of all.
type Planner struct {
	guide.Bystander
	leads    bool            // it is the guide
	base     dreist.Position // position of the match
	now      dreist.Position // position after the planned moves
	moves    []dreist.Move
	steps    []advice.Step
	left     []dreist.Card // in the hand after the steps
	swept    []swept       // cards that leave the layout in the plan
	declined int           // the table's value before planning
	text     planText
}

// swept is a card that leaves the layout in a plan, with its cell.
type swept struct {
	card dreist.Card
	cell dreist.Cell
}

// Leads reports whether planning is in progress.
func (p *Planner) Leads() bool { return p.leads }

// Open starts planning with some moves, except those that only end the turn. If only one move is possible, the table says so instead.
func (p *Planner) Open(now *guide.Now, moves []dreist.Move) {
	if helps, _ := now.Look.Helps(); !helps {
		return
	}
	if why := nothingToPlan(now.Match.Position()); why != "" {
		now.Do.Inform(now.Say.Say(why))
		now.Do.Redraw()
		return
	}
	*p = Planner{leads: true, base: *now.Match.Position(), declined: now.Declined}
	for _, m := range moves {
		if m.Action != dreist.EndTurn {
			p.moves = append(p.moves, p.base.FromHand(m))
		}
	}
	now.Do.SetGuide(p)
	p.show(now)
}

// nothingToPlan returns the key of the reason why nothing can be planned, "" if a card can be laid or a gift given.
func nothingToPlan(p *dreist.Position) string {
	moves := p.AppendMoves(nil)
	switch {
	case len(moves) == 1:
		return dreistmsg.PlanOnly
	case slices.ContainsFunc(moves, func(m dreist.Move) bool { return m.Action == dreist.LayCard || m.Action == dreist.GiveCards }):
		return ""
	}
	return dreistmsg.PlanNone
}

// Close ends planning and shows the match.
func (p *Planner) Close(now *guide.Now) {
	if !p.leads {
		return
	}
	p.leave(now)
	now.Do.Glide(scene.ViewOf(now.Position()))
}

// leave returns the table to the match, without updating the picture.
func (p *Planner) leave(now *guide.Now) {
	p.leads = false
	now.Do.SetGuide(nil)
	now.Do.Suppose(nil, p.declined)
	now.Do.LetGo()
	now.Do.MakeRoom(now.Position())
	now.Do.Redraw()
}

// Planned returns the planned moves, to be read only.
func (p *Planner) Planned() []dreist.Move { return p.moves }

// LayAll plays the plan.
func (p *Planner) LayAll(now *guide.Now) {
	if len(p.moves) == 0 {
		return
	}
	moves := p.moves
	p.leave(now)
	now.Do.Put(scene.ViewOf(now.Position()))
	for _, m := range moves {
		now.Do.Play(m)
	}
}

// show shows the plan. Moves that are no longer possible are dropped.
func (p *Planner) show(now *guide.Now) {
	wanted := p.moves
	p.now, p.moves, p.swept, p.text = p.base, nil, nil, planText{}
	for _, m := range wanted {
		if p.ended() || !p.now.May(m) {
			continue
		}
		p.moves = append(p.moves, m)
		p.try(m)
	}
	p.steps, p.left = advice.Steps(p.base, p.moves)
	declined := -1
	if len(p.moves) == 0 {
		declined = p.declined
	}
	now.Do.Suppose(&p.now, declined)
	now.Do.LetGo()
	now.Do.MakeRoom(&p.now)
	now.Do.Glide(scene.ViewOf(&p.now))
	now.Do.Redraw()
}

// try makes a move on the copy, unless it reveals something.
func (p *Planner) try(m dreist.Move) {
	if m.Action != dreist.LayCard {
		return
	}
	next, events, err := dreist.Apply(p.now, m)
	if err != nil || next.Winner() != dreist.NoSeat {
		return
	}
	sweep := func(cards []dreist.Card) {
		for _, c := range cards {
			row := p.now.Layout().Row(c)
			if c == m.Card {
				row = int(m.Row)
			}
			p.swept = append(p.swept, swept{c, c.Cell(row)})
		}
	}
	for _, e := range events {
		switch e := e.(type) {
		case dreist.ColumnCleared:
			sweep(e.Cards)
		case dreist.CardsLoosened:
			sweep(e.Cards)
		}
	}
	p.now = next
}

// ended reports whether the last move ends the plan.
func (p *Planner) ended() bool {
	n := len(p.moves)
	if n == 0 {
		return false
	}
	last := p.moves[n-1]
	return last.Action != dreist.LayCard || slices.Contains(p.now.Hand(p.now.Turn()), last.Card)
}

// Lead locks the cards when the plan has ended. The plan can still be changed.
func (p *Planner) Lead() situation.Lead { return situation.Lead{Locked: p.ended()} }

// plan adds a move to the plan.
func (p *Planner) plan(now *guide.Now, m dreist.Move) {
	switch m.Action {
	case dreist.EndTurn:
		if p.ready(now) { // otherwise it declines the gift
			p.LayAll(now)
			return
		}
	}
	if why := p.now.Refusal(m); why != nil {
		now.Do.Refuse(why)
		return
	}
	p.moves = append(p.moves, m)
	now.Do.Sound(sounds.Lift)
	p.show(now)
}

// takeBack removes the last move of the plan.
func (p *Planner) takeBack(now *guide.Now) {
	if n := len(p.moves); n > 0 {
		p.moves = p.moves[:n-1]
		now.Do.Sound(sounds.Lift)
		p.show(now)
	}
}

// takes appends the planned cards that can be picked up: those on the layout of the plan, and the hand card that ends it.
func (p *Planner) takes(dst []dreist.Card) []dreist.Card {
	hand := p.now.Hand(p.now.Turn())
	for _, m := range p.moves {
		if m.Card != dreist.NoCard && (p.now.Layout().Row(m.Card) > 0 || slices.Contains(hand, m.Card)) {
			dst = append(dst, m.Card)
		}
	}
	return dst
}

// ghosts yields the cards that leave the layout in the plan and whose cells are empty, each with the number of the move that laid it, 0
// for cards from before.
func (p *Planner) ghosts() func(yield func(s swept, number int) bool) {
	return func(yield func(s swept, number int) bool) {
		for _, s := range p.swept {
			if p.now.Layout().At(s.cell) == dreist.NoCard && !yield(s, p.index(s.card)+1) {
				return
			}
		}
	}
}

// ghostAt returns the planned card that left the layout at a point; ok is false if there is none.
func (p *Planner) ghostAt(g *scene.Geometry, at geom.Point) (dreist.Card, bool) {
	for s, number := range p.ghosts() {
		if number > 0 && g.Visible(s.cell.Row) && g.Cell(s.cell).Contains(at) {
			return s.card, true
		}
	}
	return dreist.NoCard, false
}

// drop moves a planned card to another cell, or removes it if it is dropped outside of the layout.
func (p *Planner) drop(now *guide.Now, c dreist.Card, to situation.Aim) tabletop.Answer {
	i := p.index(c)
	switch {
	case i < 0:
		return tabletop.NotHandled
	case p.moves[i].Action == dreist.DiscardCard && to.Kind == situation.AimDiscard:
		return tabletop.NotHandled
	case to.Kind != situation.AimCell:
		p.remove(now, c)
		return tabletop.Handled
	case to.Cell == c.Cell(p.now.Layout().Row(c)):
		return tabletop.NotHandled
	}
	before := slices.Clone(p.moves)
	without := slices.Delete(slices.Clone(p.moves), i, i+1)
	for at := i; ; at++ { // there now, or after other moves
		p.moves = slices.Insert(slices.Clone(without), min(at, len(without)), dreist.Lay(c, to.Cell.Row))
		p.show(now)
		if j := p.index(c); j >= 0 && c.Cell(int(p.moves[j].Row)) == to.Cell {
			return tabletop.Handled
		}
		if at >= len(without) {
			break
		}
	}
	without = before[:0:0]
	for _, m := range before {
		if m.Card != c {
			without = append(without, m)
		}
	}
	p.moves = without
	p.show(now)
	why := p.now.Why(c, to.Cell)
	p.moves = before
	p.show(now)
	if why != nil {
		now.Do.Refuse(why)
	}
	return tabletop.Handled
}

// index returns the index of the move that lays or discards a card, or -1.
func (p *Planner) index(c dreist.Card) int {
	return slices.IndexFunc(p.moves, func(m dreist.Move) bool { return m.Card == c && c != dreist.NoCard })
}

// remove removes a card from the plan, with the moves that depend on it.
func (p *Planner) remove(now *guide.Now, c dreist.Card) {
	if i := p.index(c); i >= 0 {
		p.moves = slices.Delete(slices.Clone(p.moves), i, i+1)
		now.Do.Sound(sounds.Lift)
	}
	p.show(now)
}

// Tick ends planning if the match has changed.
func (p *Planner) Tick(now *guide.Now) bool {
	if *now.Match.Position() == p.base {
		return false
	}
	p.Close(now)
	return true
}

// Try plans moves instead of playing them.
func (p *Planner) Try(now *guide.Now, a guide.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture:
		return tabletop.Answer(a.Gesture.Kind == input.Tap) && p.tap(now, geom.Point(a.Gesture.At))
	case tabletop.TryCommand:
		return p.command(now, a.Gesture.Command)
	case tabletop.TryPress:
		return p.press(now, a.Button)
	case tabletop.TryPlay:
		p.plan(now, a.Move)
	case tabletop.TryDrop:
		return p.drop(now, a.Card, a.To)
	case tabletop.TryTakeBack:
		p.takeBack(now)
	case tabletop.TryPickUp, tabletop.TryRefused:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// tap removes a clicked card from the plan.
func (p *Planner) tap(now *guide.Now, at geom.Point) tabletop.Answer {
	c := now.Hand.Card
	if now.Hand.Grip == tabletop.Pressed && slices.Contains(p.takes(nil), c) {
		now.Do.Release()
		p.remove(now, c)
		return tabletop.Handled
	}
	c, ok := p.ghostAt(now.Line.Geometry(), at)
	if ok = ok && now.Hand.Grip == tabletop.Free && !now.Line.Busy(); ok {
		p.remove(now, c)
	}
	return tabletop.Answer(ok)
}

// command handles the commands that would reach the match.
func (p *Planner) command(now *guide.Now, i input.Command) tabletop.Answer {
	switch i {
	case input.CommandPlan:
		p.Close(now)
	case input.CommandCancel:
		if now.Hand.Holds() || p.now.Pending() == dreist.PartnerPending && len(p.moves) > 0 {
			return tabletop.NotHandled
		}
		p.Close(now)
	case input.CommandEndTurn:
		if !p.ended() {
			return tabletop.NotHandled
		}
		p.LayAll(now)
	case input.CommandRedo, input.CommandAgain, input.CommandHint, input.CommandHintMove, input.CommandHintTurn:
		// A plan can neither be redone nor shown again, and there are no hints for it.
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}
