package partner

import "dreist/game/thegame"

// The published rules of signals: the limits for the smallest step that a hand can make on a pile.
const (
	nearest = 1  // up to this step, or with ten back: keep off
	small   = 5  // up to this step: only a small step
	far     = 20 // beyond this step: lay here gladly
)

// SignalsFor returns the signals that suit the hand of a seat, one for each pile.
func SignalsFor(p *thegame.Position, seat thegame.Seat) (wishes [thegame.PileCount]thegame.Signal) {
	if len(p.Hand(seat)) == 0 || p.SeatCount() == 1 {
		return wishes // nothing to lay, or no other player
	}
	for on := range thegame.Pile(thegame.PileCount) {
		wishes[on] = wish(on, p.TopCard(on), p.Hand(seat))
	}
	return wishes
}

func wish(on thegame.Pile, shown thegame.Card, hand []thegame.Card) thegame.Signal {
	best := far + 1
	for _, c := range hand {
		if step := on.Step(shown, c); step > 0 || step == -thegame.TenBackSize {
			best = min(best, step)
		}
	}
	switch {
	case best <= nearest:
		return thegame.KeepOff
	case best <= small:
		return thegame.SmallStep
	case best > far:
		return thegame.LayHere
	}
	return thegame.NoSignal
}

// NextSignal returns the next move that changes a signal of a seat to the one in SignalsFor; ok is false if all are right. Computer
// players do so before each turn.
func NextSignal(p *thegame.Position, seat thegame.Seat) (m thegame.Move, ok bool) {
	if p.IsOver() {
		return m, false
	}
	for on, s := range SignalsFor(p, seat) {
		if on := thegame.Pile(on); p.Signal(seat, on) != s {
			return thegame.SignalMove(seat, s, on), true
		}
	}
	return m, false
}

func speakAll(p *thegame.Position) {
	for s := range thegame.Seat(p.SeatCount()) {
		for on, signal := range SignalsFor(p, s) {
			if on := thegame.Pile(on); p.Signal(s, on) != signal {
				_ = p.Play(thegame.SignalMove(s, signal, on)) // it changes something, so it is allowed
			}
		}
	}
}

// SignalMeaningKey returns the key of the sentence that explains a signal of a computer player without naming a number.
func SignalMeaningKey(s thegame.Signal) string {
	return [...]string{
		thegame.KeepOff:   "signal.keepoff.means",   // a card of the hand makes a step of 1 or goes ten back there
		thegame.SmallStep: "signal.smallstep.means", // a card of the hand makes a small step there
		thegame.LayHere:   "signal.gladly.means",    // no card of the hand makes less than a long step there
		thegame.NoSignal:  "signal.none.means",      // the best card of the hand makes a middling step there
	}[s]
}
