package partner

import "dreist/game/thegame"

// How dear it is to go against the signals of others, in steps.
const (
	againstKeepOff   = 12
	againstSmallStep = 3
	smallEnough      = 2 // a step that SmallStep allows
)

// Until what cost a turn goes on that owes nothing more: for one card, and for two together.
const (
	oneMore = 2
	twoMore = 0
)

// lay is a card on a pile.
type lay struct {
	card thegame.Card
	pile thegame.Pile
}

// table is what the seat to move has before it: its hand, what the piles show, and which of them others wish to keep.
type table struct {
	hand  [thegame.MaxHand]thegame.Card
	held  int
	shown [thegame.Piles]thegame.Card
	dear  [thegame.Piles]int // what any step costs more
	wide  [thegame.Piles]int // what a step that is not small costs more
}

// tableOf returns the table of the seat to move, which heeds signals or does not.
func tableOf(p *thegame.Position, heeds bool) (t table) {
	seat := p.Turn()
	t.held = copy(t.hand[:], p.Hand(seat))
	for on := range thegame.Pile(thegame.Piles) {
		t.shown[on] = p.TopCard(on)
		for s := range thegame.Seat(p.Seats()) {
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

// cost returns what a card costs on a pile: its step, and more where another seat has a wish.
func (t *table) cost(c thegame.Card, on thegame.Pile) int {
	step := on.Step(t.shown[on], c)
	if step <= 0 && step != -thegame.TrickSize {
		return noFit
	}
	cost := step + t.dear[on]
	if step > smallEnough {
		cost += t.wide[on]
	}
	return cost
}

// lay lays the card at an index of the hand. Signals on the pile fall.
func (t *table) lay(i int, on thegame.Pile) {
	t.shown[on], t.dear[on], t.wide[on] = t.hand[i], 0, 0
	t.held--
	t.hand[i] = t.hand[t.held]
}

// ways finds the cheapest way to lay a number of cards.
type ways struct {
	tables     [thegame.MaxHand + 1]table // by the number of cards laid; kept here so that searching allocates nothing
	path, best [thegame.MaxHand]lay
	length     int // of the best: how many cards it lays
	cost       int
}

// find returns the cheapest way to lay that many cards, as many as can be laid if there is none; found is how many.
func (w *ways) find(t *table, cards int) (found int) {
	w.length, w.cost = 0, noFit
	w.tables[0] = *t
	w.search(0, min(cards, t.held), 0)
	return w.length
}

// within finds the cheapest way to lay that many cards for a cost up to a limit; ok is false if there is none.
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
		for on := range thegame.Pile(thegame.Piles) {
			c := t.cost(t.hand[i], on)
			if c == noFit || w.length == cards && cost+c-thegame.TrickSize*(cards-depth-1) >= w.cost {
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

// follow lays the best way and appends it to the lays of a turn.
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

// appendTurn appends the rest of a cheap turn to lays: what is owed, then cards as long as they cost next to nothing.
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

// owed returns how many cards the turn still owes.
func owed(p *thegame.Position) int { return max(p.Minimum()-p.LaidCount(), 0) }
