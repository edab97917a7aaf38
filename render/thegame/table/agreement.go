package table

import (
	"dreist/assets"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/partner"
	"dreist/render/tabletop"
	"dreist/render/thegame/scene"
)

// RequestStart is the request to start the match with a seat, its Number, once the players have agreed on it.
const RequestStart tabletop.RequestKind = "begin"

// answerButton is the first answer to the question about the start: a word, or the seat that starts.
const answerButton = tabletop.GameButtonsFrom + tabletop.ButtonID(signals*thegame.PileCount)

const lookedButton = answerButton + thegame.MaxSeats

var wordKeys = [...]string{partner.StartGladly: "agree.gladly", partner.StartIfNeeded: "agree.need", partner.RatherNotStart: "agree.not"}

// agreement has what the people who share the screen have said about starting (G 3).
type agreement struct {
	said [thegame.MaxSeats]bool // whether the seat has said its word
	word [thegame.MaxSeats]partner.StartBid
}

// IsStartUndecided reports whether the players still have to agree who starts.
func (t *Table) IsStartUndecided() bool { return t.PastPosition == nil && t.Match.IsStartUndecided() }

// StartBid returns how much a seat wants to start; ok is false for a person who has not said it yet. An only person is not asked, but just chooses.
func (t *Table) StartBid(s thegame.Seat) (w partner.StartBid, ok bool) {
	if t.Match.IsPerson(s) {
		return t.agreement.word[s], t.agreement.said[s]
	}
	return partner.StartBidOf(partner.ViewOf(t.ShownPosition(), s)), true
}

// duePlayer returns the person who has to take the screen, NoSeat while somebody looks at a hand out of turn.
func (t *Table) duePlayer() play.Seat {
	if t.isLooking {
		return play.NoSeat
	}
	return play.Seat(t.dueSeat())
}

// dueSeat returns the person who has to take the screen: the person to move or, before the start is agreed, the first one who has not answered yet.
func (t *Table) dueSeat() thegame.Seat {
	if !t.IsStartUndecided() {
		return t.ShownPosition().Turn()
	}
	several := seatingSeenFrom(t.Match, t.FrontSeat(), false).HidesHandsOutOfTurn // else the only person just chooses
	for s := range thegame.Seat(t.ShownPosition().SeatCount()) {
		if several && t.Match.IsPerson(s) && !t.agreement.said[s] {
			return s
		}
	}
	return thegame.NoSeat
}

// questionText returns the question above the hand, "" if there is none.
func (t *Table) questionText() string {
	switch due := t.dueSeat(); {
	case !t.IsStartUndecided() || t.Phase != tabletop.PlayingPhase || t.IsMoving():
		return ""
	case due == thegame.NoSeat:
		return t.Phrases.Say("agree.ask")
	case due == t.FrontSeat() && t.IsHandOpen():
		return t.Phrases.Say("agree.word", assets.Values{"Name": t.Phrases.SeatNames[due]})
	}
	return ""
}

func (t *Table) answers(dst []tabletop.Button) []tabletop.Button {
	if t.questionText() == "" {
		return dst
	}
	g := t.Timeline.Geometry()
	if t.dueSeat() != thegame.NoSeat {
		for i, key := range wordKeys {
			dst = append(dst, tabletop.Button{ID: answerButton + tabletop.ButtonID(i), Rect: g.AnswerRect(i, len(wordKeys)), LabelKey: key, IsEnabled: true})
		}
		return dst
	}
	seats := t.ShownPosition().SeatCount()
	words := make([]partner.StartBid, seats)
	for s := range words {
		words[s] = partner.StartIfNeeded
		if w, ok := t.StartBid(thegame.Seat(s)); ok {
			words[s] = w
		}
	}
	wanted := partner.StartSeatOf(words, t.FrontSeat())
	for s, name := range t.Phrases.SeatNames {
		dst = append(dst, tabletop.Button{ID: answerButton + tabletop.ButtonID(s), Name: "begins." + string(rune('1'+s)), Rect: g.AnswerRect(s, seats),
			Text: name, IsEnabled: true, IsPrimary: thegame.Seat(s) == wanted})
	}
	return dst
}

func (t *Table) answerQuestion(n int) {
	if t.questionText() == "" {
		return
	}
	due := t.dueSeat()
	if due == thegame.NoSeat {
		t.SendRequest(tabletop.Request{Kind: RequestStart, Number: n})
		return
	}
	t.agreement.said[due], t.agreement.word[due] = true, partner.StartBid(n)
	t.closeHands(t.FrontSeat())
}

func (t *Table) closeHands(front thegame.Seat) {
	t.isLooking = false
	t.CoverHands(play.Seat(front))
}

// openHand turns over the hand of the player at the screen, even if another player is to move.
func (t *Table) openHand() {
	t.Phase = tabletop.PlayingPhase
	s := seatingSeenFrom(t.Match, t.FrontSeat(), true)
	s.HidesHandsOutOfTurn = s.HidesHandsOutOfTurn && t.ShownPosition().Turn() == s.Front
	t.Timeline.SetSeating(s)
	t.Redraw()
}

// SeatsThatMayLook returns the people who may look at their hand while the curtain is down, none until the start is agreed.
func (t *Table) SeatsThatMayLook() (all []thegame.Seat) {
	for s := range thegame.Seat(t.ShownPosition().SeatCount()) {
		if t.Match.IsPerson(s) && s != t.FrontSeat() && !t.IsStartUndecided() && len(t.ShownPosition().Hand(s)) > 0 {
			all = append(all, s)
		}
	}
	return all
}

// LookAtHand lets a person see their hand out of turn, to set signals.
func (t *Table) LookAtHand(s thegame.Seat) {
	t.closeHands(s)
	t.isLooking = true
	t.openHand()
}

// StartAgreedMatch changes to a match that starts as the players have agreed.
func (t *Table) StartAgreedMatch(m *match.Match) {
	t.Match, t.agreement = m, agreement{}
	t.ClearInput()
	start := m.InitialPosition()
	t.Timeline.ShowView(scene.ViewOf(&start))
	t.Timeline.SetSeating(seatingOf(m))
	t.ShownProgress = tabletop.Progress{}
	for _, step := range m.History() {
		t.Timeline.PlayEvents(step.Events)
	}
	t.settleMoods()
	t.Redraw()
}

func (t *Table) ownBidText() string {
	if w, ok := t.StartBid(t.FrontSeat()); ok && t.questionText() != "" {
		return t.Phrases.Say("agree.said", assets.Values{"Name": t.Phrases.SeatNames[t.FrontSeat()], "Word": t.Phrases.Say(wordKeys[w])})
	}
	return ""
}
