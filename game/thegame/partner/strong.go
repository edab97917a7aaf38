package partner

import (
	"math/rand/v2"

	"dreist/game/simulate"
	"dreist/game/thegame"
)

// StrongGames is the usual number of games that Strong plays for a decision.
const StrongGames = 800

// winBonus is the value of a win in laid cards, on top of the cards themselves.
const winBonus = 10

// strong tries the cheapest turns in worlds that agree with all that its seat may know, and lets Fair play each game to its end at all seats.
type strong struct {
	games  int
	finder finder
	player playout
}

func (s *strong) TurnMoves(v View, seed uint64) []thegame.Move {
	trials := s.try(&v, nil, simulate.Limit{MaxGames: s.games}, true, v.chance(seed))
	return movesOf(v.position, trials[0].Option.lays)
}

// option is a turn to try.
type option struct {
	lays []lay
	won  *int // the number of games won
	rest *int // the number of cards left in all games together
}

func trialOf(lays []lay, asked bool) simulate.Trial[option] {
	return simulate.Trial[option]{Option: option{lays, new(int), new(int)}, IsRequested: asked}
}

// try tries the cheapest turns of a view, and the turn asked if any, and returns them, best first.
func (s *strong) try(v *View, asked []lay, limit simulate.Limit, onlyBest bool, rng *rand.Rand) []simulate.Trial[option] {
	turns := s.finder.turns(&v.position)
	var trials []simulate.Trial[option]
	found := asked == nil
	for _, lays := range turns {
		same := asked != nil && sameEnd(&v.position, lays, asked)
		trials = append(trials, trialOf(lays, same))
		found = found || same
	}
	if !found {
		trials = append(trials, trialOf(asked, true))
	}
	if len(trials) > 1 || !onlyBest {
		s.play(v, trials, limit, onlyBest, rng)
	}
	return trials
}

// play plays games after turns in worlds that agree with a view, and sorts the turns, best first.
func (s *strong) play(v *View, trials []simulate.Trial[option], limit simulate.Limit, onlyBest bool, rng *rand.Rand) {
	var world thegame.Position
	dreamer := newDreamer(v)
	deal := func() { world = dreamer.imagine(rng) }
	simulate.RunTrials(trials, limit, onlyBest, deal, func(o option) int64 {
		p := world
		for _, l := range o.lays {
			if p.Play(thegame.Lay(l.card, l.pile)) != nil {
				return 0
			}
		}
		if !p.IsOver() && p.CanEnd() {
			_ = p.Play(thegame.EndMove())
		}
		s.player.finish(&p)
		*o.rest += p.CardsLeft()
		laid := int64(thegame.CardCount - p.CardsLeft())
		if p.IsWon() {
			*o.won++
			laid += winBonus
		}
		return laid
	})
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

// playout lets Fair play games at all seats.
type playout struct {
	ways ways
	lays []lay
}

// finish plays a game from the start of a turn to its end.
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
