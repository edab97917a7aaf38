package partner

import "dreist/game/thegame"

// The cost of going against the signals of others, in steps.
const (
	againstKeepOff   = 12
	againstSmallStep = 3
	smallEnough      = 2 // the largest step that SmallStep allows at no cost
)

// The highest cost of further cards in a turn that owes nothing more.
const (
	oneMore = 2 // for one card
	twoMore = 0 // for two cards together
)

type lay struct {
	card thegame.Card
	pile thegame.Pile
}

// table holds what the seat to move needs for its turn: its hand, the numbers that the piles show, and the price of signals.
type table struct {
	hand  [thegame.MaxHand]thegame.Card
	held  int // the number of cards in the hand
	shown [thegame.PileCount]thegame.Card
	dear  [thegame.PileCount]int // the extra cost of any step
	wide  [thegame.PileCount]int // the extra cost of a step that is not small
}

// tableOf returns the table of the seat to move. With heeds, it respects the signals of others.
func tableOf(p *thegame.Position, heeds bool) (t table) {
	seat := p.Turn()
	t.held = copy(t.hand[:], p.Hand(seat))
	for on := range thegame.Pile(thegame.PileCount) {
		t.shown[on] = p.TopCard(on)
		for s := range thegame.Seat(p.SeatCount()) {
			if s == seat || !heeds {
				continue
			}
			switch p.Signal(s, on) {
			case thegame.KeepOff:
				t.dear[on] = againstKeepOff
			case thegame.SmallStep:
				t.wide[on] = againstSmallStep
			}
		}
	}
	return t
}

// noFit is the cost of a card that does not fit.
const noFit = 1 << 20

// cost returns the cost of a card on a pile: its step, and the extra cost of signals; noFit if it does not fit.
func (t *table) cost(c thegame.Card, on thegame.Pile) int {
	step := on.Step(t.shown[on], c)
	if step <= 0 && step != -thegame.TenBackSize {
		return noFit
	}
	cost := step + t.dear[on]
	if step > smallEnough {
		cost += t.wide[on]
	}
	return cost
}

// lay lays the card at an index of the hand, which removes signals about the pile.
func (t *table) lay(i int, on thegame.Pile) {
	t.shown[on], t.dear[on], t.wide[on] = t.hand[i], 0, 0
	t.held--
	t.hand[i] = t.hand[t.held]
}

// ways finds the cheapest way to lay a number of cards.
type ways struct {
	tables     [thegame.MaxHand + 1]table // by the number of cards laid; kept here so that searching allocates nothing
	path, best [thegame.MaxHand]lay
	length     int // the number of cards in best
	cost       int // the cost of best
}

// find finds the cheapest way to lay a number of cards, or as many as possible. found is the number of cards laid.
func (w *ways) find(t *table, cards int) (found int) {
	w.length, w.cost = 0, noFit
	w.tables[0] = *t
	w.search(0, min(cards, t.held), 0)
	return w.length
}

// within is find with a number of cards and a cost that must not be exceeded.
func (w *ways) within(t *table, cards, limit int) (ok bool) {
	if cards > t.held {
		return false
	}
	w.length, w.cost = cards, limit+1
	w.tables[0] = *t
	w.search(0, cards, 0)
	return w.cost <= limit
}

func (w *ways) search(depth, cards, cost int) {
	if depth > w.length || depth == w.length && depth > 0 && cost < w.cost {
		w.best, w.length, w.cost = w.path, depth, cost
	}
	if depth == cards {
		return
	}
	t := &w.tables[depth]
	for i := range t.held {
		for on := range thegame.Pile(thegame.PileCount) {
			c := t.cost(t.hand[i], on)
			if c == noFit || w.length == cards && cost+c-thegame.TenBackSize*(cards-depth-1) >= w.cost {
				continue
			}
			w.path[depth] = lay{t.hand[i], on}
			if depth+1 < cards {
				w.tables[depth+1] = *t
				w.tables[depth+1].lay(i, on)
			}
			w.search(depth+1, cards, cost+c)
		}
	}
}

// follow lays the cards of the best way on the table and appends them to lays.
func (w *ways) follow(t *table, lays []lay) []lay {
	for _, l := range w.best[:w.length] {
		for i, c := range t.hand[:t.held] {
			if c == l.card {
				t.lay(i, l.pile)
				break
			}
		}
		lays = append(lays, l)
	}
	return lays
}

// appendTurn appends the rest of a cheap turn to lays: the cards owed, then cards as long as they cost next to nothing.
func (w *ways) appendTurn(lays []lay, t *table, owed int) []lay {
	if owed > 0 {
		w.find(t, owed)
		lays = w.follow(t, lays)
		if w.length < owed {
			return lays
		}
	}
	for w.within(t, 1, oneMore) || w.within(t, 2, twoMore) {
		lays = w.follow(t, lays)
	}
	return lays
}

func owed(p *thegame.Position) int { return max(p.OwedCount()-p.LaidCount(), 0) }
