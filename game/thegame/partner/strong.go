package partner

import (
	"math/rand/v2"

	"dreist/game/simulate"
	"dreist/game/thegame"
)

// StrongGameCount is the usual number of games that StrongKind plays for a decision.
const StrongGameCount = 800

// winBonus is the value of a win in laid cards, on top of the cards themselves.
const winBonus = 10

// strong tries the cheapest turns in worlds that agree with all that its seat may know, and lets fair players play each game to its end at all seats.
type strong struct {
	games  int
	finder finder
	player playout
}

func (s *strong) TurnMoves(v View, seed uint64) []thegame.Move {
	return s.try(&v, nil, simulate.Limit{MaxGames: s.games}, true, v.chance(seed))[0].Option.moves
}

// try tries the cheapest turns of a view, and the turn asked if any, and returns them, best first.
func (s *strong) try(v *View, asked []thegame.Move, limit simulate.Limit, onlyBest bool, rng *rand.Rand) []simulate.Trial[Advice] {
	var turns []Advice
	for _, lays := range s.finder.turns(&v.position) {
		turns = append(turns, adviceOf(v, lays))
	}
	var also *Advice
	if asked != nil {
		a := adviceOf(v, laysOf(asked))
		also = &a
	}
	trials := simulate.TrialsOf(turns, also, func(a, b *Advice) bool { return sameEnd(&v.position, laysOf(a.moves), laysOf(b.moves)) })
	if len(trials) > 1 || !onlyBest {
		deal, play := s.player.games(v, rng)
		simulate.RunTrials(trials, limit, onlyBest, deal, play)
	}
	return trials
}

// sameEnd reports whether lays a and b leave the same table.
func sameEnd(p *thegame.Position, a, b []lay) bool {
	if len(a) != len(b) {
		return false
	}
	var cards cardSet
	for i := range a {
		cards.add(a[i].card)
	}
	for i := range b {
		if !cards.has(b[i].card) {
			return false
		}
	}
	x, y := tableOf(p, false), tableOf(p, false)
	for i := range a {
		x.shown[a[i].pile], y.shown[b[i].pile] = a[i].card, b[i].card
	}
	return x.shown == y.shown
}

type playout struct {
	ways ways
	lays []lay
}

// games returns functions that choose a world that agrees with a view, and that play a game after the moves of an advice in it. The result is
// counted; its value is the number of laid cards, with a bonus for a win.
func (f *playout) games(v *View, rng *rand.Rand) (deal func(), play func(*Advice) int64) {
	var world thegame.Position
	dreamer := newDreamer(v)
	return func() { world = dreamer.imagine(rng) }, func(a *Advice) int64 {
		p := world
		for _, m := range a.moves {
			_ = p.Play(m) // never refused: the rules ask only for what the player sees
		}
		f.finish(&p)
		a.gameCount++
		a.totalCardsLeft += p.CardsLeft()
		laid := int64(thegame.CardCount - p.CardsLeft())
		if p.IsWon() {
			a.wonCount++
			laid += winBonus
		}
		return laid
	}
}

func (f *playout) finish(p *thegame.Position) {
	for !p.IsOver() {
		if p.SeatCount() > 1 {
			speakAll(p)
		}
		t := tableOf(p, true)
		f.lays = f.ways.appendTurn(f.lays[:0], &t, owed(p))
		for _, l := range f.lays {
			_ = p.Play(thegame.Lay(l.card, l.pile)) // what the table takes
		}
		if !p.IsOver() && p.Play(thegame.EndMove()) != nil {
			return // never: less than owed is laid only where the game is lost
		}
	}
}
