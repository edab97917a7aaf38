package table

import (
	"errors"
	"slices"

	"dreist/game/peri"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/peri/scene"
	"dreist/render/tabletop"
)

// AimAtSpot returns the aim at a spot.
func AimAtSpot(at peri.Spot) tabletop.Aim {
	return tabletop.Aim{Kind: 1 + uint8(at.Part), Row: at.Number}
}

func spotOfAim(a tabletop.Aim) peri.Spot {
	return peri.Spot{Part: peri.Part(a.Kind - 1), Number: a.Row}
}

// runFrom returns the spot of a card and the number of cards that move with it, itself included; ok is false if it cannot be taken now.
func (t *Table) runFrom(c tabletop.Card) (from peri.Spot, n int, ok bool) {
	p, v := t.ShownPosition(), t.Timeline.View()
	from = v.SpotOf(c)
	if !t.CanMove() || from.Part == peri.Deck || from.Part == peri.Stock || scene.IsHome(from) {
		return from, 0, false
	}
	below := slices.Index(v.CardsAt(from), c)
	n = len(p.Pile(from)) - below
	return from, n, p.IsOpen(from, below) && n <= p.RunLength(from)
}

// CardAt returns the card at a point that may be taken with all those on it, unless a click there lays the chosen card.
func (t *Table) CardAt(at geom.Point) tabletop.Card {
	c, _ := t.Timeline.CardAt(t.visibleCards(), at)
	if _, _, mayMove := t.runFrom(c); !mayMove || t.Held.Grip == tabletop.SelectedGrip && t.CanDrop(t.Held.Card, t.AimAt(t.Held.Card, at)) {
		return tabletop.NoCard
	}
	return c
}

func (t *Table) visibleCards() []tabletop.Card {
	now := t.Timeline.CurrentPicture()
	return tabletop.AppendVisible[tabletop.Card](nil, now.Cards[:])
}

// unfold opens the spot of the held card or, if no card is held, the spot under the mouse. It reports whether a card moved.
func (t *Table) unfold() (moved bool) {
	c := t.Held.Card
	if !t.Held.IsHolding() && t.IsPointing && !t.HasButtonAt(t.Cursor) {
		c, _ = t.Timeline.CardAt(t.visibleCards(), t.Cursor)
	}
	t.unfolds = t.Timeline.Unfold(t.Timeline.View().SpotOf(c), c == t.Timeline.View().TopCardAt(t.Timeline.View().SpotOf(c)), t.Held.Grip)
	return t.unfolds
}

// SelectableCards returns what keys choose among: the top of each spot, or the held card of a run. They begin after the spot of the last move.
func (t *Table) SelectableCards() []tabletop.Card {
	all, last, first := []tabletop.Card{}, peri.Move{}, 0
	if h := t.Match.History(); len(h) > 0 {
		last = h[len(h)-1].Move
	}
	if scene.IsHome(last.To) {
		last.To = last.From
	}
	for at := range t.ShownPosition().Piles() {
		c := t.Held.Card
		if !t.Held.IsHolding() || t.Timeline.View().SpotOf(c) != at {
			c = t.Timeline.View().TopCardAt(at)
		}
		if _, _, ok := t.runFrom(c); ok {
			all = append(all, c)
		}
		if at == last.To {
			first = len(all)
		}
	}
	return slices.Concat(all[first:], all[:first])
}

// handlePickUp takes the cards that lie on a card along with it.
func (t *Table) handlePickUp(c tabletop.Card) {
	from, n, _ := t.runFrom(c)
	cards := t.Timeline.View().CardsAt(from)
	t.staysDown[scene.FaceOf(c)] = false
	t.Held.Companions, t.Held.Fan = slices.Clone(cards[len(cards)-n+1:]), tabletop.Fan{Drop: 1}
	if n > 1 {
		t.Held.Fan.Drop = (t.Timeline.GoalPose(int(t.Held.Companions[0])).Y - t.Timeline.GoalPose(int(c)).Y) / t.Timeline.Geometry().CardW
	}
	slices.Reverse(t.Held.Companions)
}

// OfferAims offers all other spots but the stock, the foundations first.
func (t *Table) OfferAims(c tabletop.Card, offer func(tabletop.Aim, geom.Rect)) {
	from := t.Timeline.View().SpotOf(c)
	for at := range t.ShownPosition().Piles() {
		if at != from && at.Part != peri.Stock {
			offer(AimAtSpot(at), t.Timeline.SpotArea(at))
		}
	}
}

// MoveFor returns the move of a card to a spot: it is carried or, in other patiences, leaves or swaps together with the top card there.
func (t *Table) MoveFor(c tabletop.Card, to tabletop.Aim) (m peri.Move, ok bool) {
	from, n, ok := t.runFrom(c)
	switch at, pairs := spotOfAim(to), t.Patience().PairAction; {
	case !ok || to.Kind == 0:
		return m, false
	case pairs == 0:
		return peri.Move{Action: peri.Carry, From: from, To: at, CardCount: n}, true
	case pairs == peri.Remove && at.Part == peri.RemovedCards:
		return peri.Move{Action: peri.Remove, From: from, To: from}, from.Part == peri.Tableau
	case at.Part < from.Part || at.Part == from.Part && at.Number < from.Number:
		return peri.Move{Action: pairs, From: at, To: from}, true
	default:
		return peri.Move{Action: pairs, From: from, To: at}, at != from
	}
}

// CheckMove returns the reason for which the rules refuse a card at a spot, nil if they allow it.
func (t *Table) CheckMove(c tabletop.Card, to tabletop.Aim) error {
	if m, ok := t.MoveFor(c, to); ok {
		if r := t.ShownPosition().Refusal(m); r != nil {
			return r
		}
	}
	return nil
}

// sendHome carries a card to a foundation or off the table. sent is false if it cannot go there.
func (t *Table) sendHome(c tabletop.Card) (sent bool) {
	to := t.homeAim(c)
	if sent = t.CanDrop(c, to); sent {
		t.PutCard(c, to)
	}
	return sent
}

// handleGesture ends what plays on. Double clicks, the right button and, if one spot takes a card, single clicks carry it.
func (t *Table) handleGesture(g input.Gesture) (done bool) {
	h, row := &t.Held, t.Patience()
	t.onlooker.life.RecordGesture()
	if g.Kind == input.Press || g.Kind == input.CommandGiven {
		if t.playsOn > 0 {
			t.EndHint()
		}
		if t.playsOn = 0; t.Timeline.View().IsWon() {
			t.FinishMotion() // it skips the whole celebration
		}
	}
	isTap := g.Kind == input.Tap && !t.IsMoving()
	isOneClick := t.Aids.CarriesOnClick || row.PairAction == 0 && row.Tableau.BuildRule.SuitRule == peri.NoSuits && !row.IsGameOfLuck()
	switch {
	case h.Grip == tabletop.NoGrip && (isTap && g.IsDouble || g.Kind == input.DragStart):
		return t.explainCovered(geom.Point(g.From))
	case h.Grip == tabletop.NoGrip:
		return g.Kind == input.PutBack && t.CanMoveNow() && t.sendHome(t.CardAt(geom.Point(g.At)))
	case !isTap || h.Grip != tabletop.PressedGrip:
		return false
	case g.IsDouble && (t.sendHome(h.Card) || t.fitsNowhere()):
	case row.PairAction != 0 && h.Before != tabletop.NoCard && h.Before != h.Card: // it makes no pair with that
		h.Grip = tabletop.SelectedGrip
		t.Refuse(t.CheckMove(h.Before, AimAtSpot(t.Timeline.View().SpotOf(h.Card))))
	case isOneClick && len(t.Aims(h.Card)) == 1:
		t.PutCard(h.Card, t.Aims(h.Card)[0])
	default:
		return isOneClick && t.fitsNowhere()
	}
	return true
}

// explainCovered says which card keeps the one at a point from being taken, if there is such a card.
func (t *Table) explainCovered(at geom.Point) (said bool) {
	c, _ := t.Timeline.CardAt(t.visibleCards(), at)
	spot, v := t.Timeline.View().SpotOf(c), t.Timeline.View()
	top := v.TopCardAt(spot)
	if said = c != top && t.CanMove() && v.IsOpen(spot, len(v.CardsAt(spot))-1); said {
		t.Refuse(&peri.Refusal{Reason: covered, OtherCard: scene.FaceOf(top)})
	}
	return said
}

// The commands of keys that only patiences have.
const (
	CommandSendHome    = input.FirstGameCommand + iota // carries a card home
	CommandSendAll                                     // carries all cards home that fit
	CommandLengthenRun                                 // takes a card more of a run
	CommandShortenRun                                  // takes a card less of a run
)

// Actions returns the actions that only patiences have, with their keys.
func Actions() []input.Action {
	return []input.Action{
		{Command: CommandSendHome, Name: "foundation", Group: input.GroupChoice, Keys: input.PrintedKeys("f")},
		{Command: CommandSendAll, Name: "foundations", Group: input.GroupChoice, Keys: input.PrintedKeys("p")},
		{Command: CommandLengthenRun, Name: "longer", Group: input.GroupChoice, Keys: input.PrintedKeys("+")},
		{Command: CommandShortenRun, Name: "shorter", Group: input.GroupChoice, Keys: input.PrintedKeys("-")},
	}
}

// HandleKey handles the keys that patiences use in their own way. Shoulders of a controller change the length of a run, too.
func (t *Table) HandleKey(c input.Command) (done bool) {
	switch {
	case c == input.CommandConfirm:
		return t.Held.IsHolding() && t.fitsNowhere()
	case c == input.CommandYes || c == input.CommandShowAgain:
		t.deal(c == input.CommandShowAgain)
	case c == CommandSendAll && t.CanMoveNow() && t.playTogether(func() (peri.Move, bool) { return t.firstMove(t.fitsUp) }):
	case c == CommandSendAll || c == CommandSendHome || c == input.CommandNo:
		t.sendChosenHome()
	case c == input.CommandPause: // nobody else plays here whose turns it could stop
		t.Handle(input.Gesture{Kind: input.CommandGiven, Command: input.CommandConfirm})
	case c == input.CommandCancel && !t.Held.IsHolding() && (t.HasHint() || t.asked > 0):
		t.EndHint()
	case c == input.CommandHint && t.Patience().IsGameOfLuck():
		t.Refuse(&peri.Refusal{Reason: noChoice})
	case c == CommandLengthenRun || c == input.CommandJumpForth:
		return t.resizeRun(1)
	case c == CommandShortenRun || c == input.CommandJumpBack:
		return t.resizeRun(-1)
	default:
		return false
	}
	return true
}

// fitsNowhere reports whether no spot takes the held card, and says so or why it may not leave the table.
func (t *Table) fitsNowhere() bool {
	c := t.Held.Card
	if len(t.Aims(c)) > 0 {
		return false
	}
	why := &peri.Refusal{Reason: nowhere, Card: scene.FaceOf(c)}
	if to := t.homeAim(c); spotOfAim(to).Part == peri.RemovedCards {
		errors.As(t.CheckMove(c, to), &why)
	}
	t.Held.Grip = tabletop.SelectedGrip
	t.Refuse(why)
	return true
}

// sendChosenHome carries the chosen card home, else the one under the mouse, else any that can go there. If no card can, it says so.
func (t *Table) sendChosenHome() {
	c := t.Held.Card
	if !t.Held.IsHolding() {
		c = t.HoveredCard
	}
	switch {
	case !t.CanMoveNow():
	case c != tabletop.NoCard:
		t.PutCard(c, t.homeAim(c))
	case !slices.ContainsFunc(t.SelectableCards(), t.sendHome):
		t.Refuse(&peri.Refusal{Reason: nothingGoesUp})
	}
}

// homeAim returns where a card goes home to or, if it cannot yet, shall go to: the foundation of its suit or rank, or the cards that are gone.
func (t *Table) homeAim(c tabletop.Card) (to tabletop.Aim) {
	for at := range t.ShownPosition().Piles() {
		var why *peri.Refusal
		switch aim := AimAtSpot(at); {
		case !scene.IsHome(at):
		case t.CanDrop(c, aim):
			return aim
		case to.Kind == 0 && errors.As(t.CheckMove(c, aim), &why) && why.Reason != peri.OtherFoundation:
			to = aim
		}
	}
	return to
}

// resizeRun takes cards more into the chosen run. It reports whether a run is chosen.
func (t *Table) resizeRun(more int) bool {
	from, n, ok := t.runFrom(t.Held.Card)
	if t.Held.Grip != tabletop.SelectedGrip || !ok || t.ShownPosition().RunLength(from) < 2 {
		return false
	}
	if cards := t.Timeline.View().CardsAt(from); n+more >= 1 && n+more <= t.ShownPosition().RunLength(from) {
		t.SelectCard(cards[len(cards)-n-more])
	}
	return true
}
