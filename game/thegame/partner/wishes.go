package partner

import "dreist/game/thegame"

// The published rules of signals: how far the best card of a hand goes on.
const (
	nearest = 1  // this step, or the backwards trick: keep off
	small   = 5  // up to this: only a small step
	far     = 20 // beyond this: lay here gladly
)

// Wishes returns the signals that a hand asks for, pile by pile.
func Wishes(p *thegame.Position, seat thegame.Seat) (wishes [thegame.Piles]thegame.Signal) {
	if len(p.Hand(seat)) == 0 || p.Seats() == 1 {
		return wishes // it has nothing to lay, or nobody to tell
	}
	for on := range thegame.Pile(thegame.Piles) {
		wishes[on] = wish(on, p.TopCard(on), p.Hand(seat))
	}
	return wishes
}

func wish(on thegame.Pile, shown thegame.Card, hand []thegame.Card) thegame.Signal {
	best := far + 1
	for _, c := range hand {
		if step := on.Step(shown, c); step > 0 || step == -thegame.TrickSize {
			best = min(best, step)
		}
	}
	switch {
	case best <= nearest:
		return thegame.KeepOff
	case best <= small:
		return thegame.SmallStep
	case best > far:
		return thegame.Gladly
	}
	return thegame.NoSignal
}

// Speak returns the next move that brings the signals of a seat up to its wishes; ok is false where they are.
// Computer players set theirs anew at the beginning of each turn.
func Speak(p *thegame.Position, seat thegame.Seat) (m thegame.Move, ok bool) {
	if p.IsOver() {
		return m, false
	}
	for on, s := range Wishes(p, seat) {
		if on := thegame.Pile(on); p.Signal(seat, on) != s {
			return thegame.Say(seat, s, on), true
		}
	}
	return m, false
}

func speakAll(p *thegame.Position) {
	for s := range thegame.Seat(p.Seats()) {
		for on, signal := range Wishes(p, s) {
			if on := thegame.Pile(on); p.Signal(s, on) != signal {
				_ = p.Play(thegame.Say(s, signal, on)) // it changes something, so it is allowed
			}
		}
	}
}

// Meaning is the key of a sentence that tells what a signal of a computer player means, without a number.
type Meaning string

// The meanings.
const (
	MeansKeepOff   Meaning = "signal.keepoff.means"   // a card of the hand goes back there or follows at once
	MeansSmallStep Meaning = "signal.smallstep.means" // a card of the hand fits there well
	MeansGladly    Meaning = "signal.gladly.means"    // no card of the hand is near
	MeansNothing   Meaning = "signal.none.means"      // a card of the hand fits there, not well
)

// Explain returns the meaning of a signal.
func Explain(s thegame.Signal) Meaning {
	switch s {
	case thegame.KeepOff:
		return MeansKeepOff
	case thegame.SmallStep:
		return MeansSmallStep
	case thegame.Gladly:
		return MeansGladly
	}
	return MeansNothing
}
