package advice

import (
	"slices"

	"dreist/game/dreist"
)

// discarding explains a discard: first why nothing is laid instead, then why that card goes.
func (o *outcome) discarding(other *outcome) Reason {
	r := o.staying(other)
	switch unfit := o.unfit(); {
	case unfit == FitsSomewhere:
	case r.Kind == Waits && unfit == FitsNowhere:
		r.Kind, r.Cards = Sheds, nil
		for _, c := range o.fitting {
			if o.start.Rows(c) != 0 {
				r.Cards = append(r.Cards, c)
			}
		}
	case r.Kind == Readies, r.Kind == Denies, r.Kind == Pairs, r.Kind == Matches:
		r.Unfit = unfit
	}
	return r
}

// unfit reports whether the discarded card could be laid nowhere.
func (o *outcome) unfit() Unfit {
	gone, p := o.last.Card, &o.start
	switch {
	case p.Rows(gone) != 0, slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return opens(*p, c, gone) }):
		return FitsSomewhere
	case p.Layout().Depth() == 0:
		return FitsNone
	}
	return FitsNowhere
}

// staying is discarding, whatever the place of the discarded card.
func (o *outcome) staying(other *outcome) Reason {
	if r := o.denied(); r.Kind == Saves {
		return r
	}
	if len(o.kept) > 1 && o.rest() {
		return Reason{Kind: Readies, Cards: o.kept, Count: len(o.kept)}
	}
	if gone := o.last.Card; o.start.Rows(gone) != 0 && helpsAnyway(&o.start, gone) {
		return Reason{Kind: Withholds, Cards: []dreist.Card{gone}}
	}
	if other != nil && !other.discards() {
		if r := o.instead(other); r.Kind != None {
			return r
		}
	}
	if r := o.denied(); r.Kind != None {
		return r
	}
	if other == nil || other.discards() {
		if r := o.later(other); r.Kind == Waits || r.Kind == Pairs {
			return r
		}
	}
	return o.goes()
}

// stopping explains why nothing more is laid.
func (o *outcome) stopping(other *outcome) Reason {
	if r := o.denied(); r.Kind == Saves {
		return r
	}
	if other != nil {
		if r := o.instead(other); r.Kind != None {
			return r
		}
	} else if r := o.later(nil); r.Kind != None {
		return r
	}
	return o.denied()
}

// instead explains why nothing is laid, against a way that lays cards.
func (o *outcome) instead(other *outcome) Reason {
	if c := spared(o, other); c > 0 {
		return Reason{Kind: Spares, Column: c}
	}
	if r := o.later(other); r.Kind != None {
		return r
	}
	if other.over() {
		return o.narrows(other)
	}
	return Reason{}
}

// goes explains which card is discarded.
func (o *outcome) goes() Reason {
	gone := o.last.Card
	if pair := o.pair(func(a, b dreist.Card) bool { return a.Kind() != gone.Kind() && b.Kind() != gone.Kind() }); pair != nil {
		return Reason{Kind: Pairs, Cards: pair}
	}
	for i, c := range o.kept {
		for _, d := range o.kept[i+1:] {
			if c.Kind() != gone.Kind() && d.Kind() != gone.Kind() && partners(c, d) {
				return Reason{Kind: Matches, Cards: []dreist.Card{c, d}}
			}
		}
	}
	if len(o.kept) == 0 {
		return Reason{}
	}
	if !slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return partners(c, gone) }) && len(o.kept) > 1 {
		if n, rare := o.rare(gone); rare {
			return Reason{Kind: Rare, Cards: []dreist.Card{gone}, Count: n}
		}
		return Reason{Kind: Loner, Cards: []dreist.Card{gone}}
	}
	if number := gone.Number(); atEdge(number) && slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return !atEdge(c.Number()) }) {
		return Reason{Kind: Edge, Cards: []dreist.Card{gone}, Count: number}
	}
	return Reason{}
}

// rare reports whether fewer hidden cards match a card than each of those that are kept, and how many.
func (o *outcome) rare(gone dreist.Card) (int, bool) {
	unseen := hidden(&o.start)
	mates := func(c dreist.Card) (n int) {
		for _, h := range unseen {
			if partners(h, c) {
				n++
			}
		}
		return n
	}
	n := mates(gone)
	return n, !slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return mates(c) <= n })
}

// atEdge reports whether a number has only one neighbour.
func atEdge(number int) bool { return number == 1 || number == dreist.Numbers }

// denied explains why no card is laid: it would clear a column or help others.
func (o *outcome) denied() Reason {
	p := &o.start
	column, single, narrows := 0, true, true
	turn := p.EgonTurn()
	before := room(p, &turn)
	for _, c := range p.Hand(p.Turn()) {
		for row := range p.Rows(c).All() {
			cleared, _ := lays(p, c, row)
			narrows = narrows && roomAfter(*p, dreist.Lay(c, row)) < before
			single = single && cleared && (column == 0 || column == c.Number())
			column = c.Number()
		}
	}
	if column > 0 && single {
		r := Reason{Kind: Saves, Column: column}
		if narrows {
			r.Then = Narrower
		}
		return r
	}
	for _, c := range o.kept {
		if twin := o.discards() && c.Kind() == o.last.Card.Kind(); !twin && p.Rows(c) != 0 && helpsAnyway(p, c) {
			return Reason{Kind: Denies, Cards: []dreist.Card{c}}
		}
	}
	return Reason{}
}

// roomAfter returns how many hidden cards could be laid alone after a move.
func roomAfter(p dreist.Position, m dreist.Move) int {
	next := p
	if next.Play(m) != nil {
		return 0
	}
	turn := next.EgonTurn()
	return room(&p, &turn)
}

// helpsAnyway reports whether laying a card would help others on whatever row.
func helpsAnyway(p *dreist.Position, c dreist.Card) bool {
	for row := range p.Rows(c).All() {
		if cleared, opening := lays(p, c, row); cleared || opening || !helpsOthers(*p, c, row) {
			return false
		}
	}
	return true
}

// lays reports whether a card clears its column on a row, and whether it is an opening.
func lays(p *dreist.Position, c dreist.Card, row int) (cleared, opening bool) {
	steps, _ := Steps(*p, []dreist.Move{dreist.Lay(c, row)})
	return len(steps) == 1 && steps[0].Column > 0, len(steps) == 1 && steps[0].Opening
}

// helpsOthers reports whether laying a card on a row would make a card playable that fits nowhere now.
func helpsOthers(p dreist.Position, c dreist.Card, row int) bool {
	before := p.EgonTurn()
	if p.Play(dreist.Lay(c, row)) != nil || p.Layout().Row(c) == 0 {
		return false
	}
	after, at := p.EgonTurn(), c.Cell(row)
	return slices.ContainsFunc(hidden(&p), func(k dreist.Card) bool {
		if before.Fits(k) != 0 {
			return false
		}
		fits := after.Fits(k)
		switch k.Number() {
		case at.Column:
			return fits.Has(at.Row-1) || fits.Has(at.Row+1)
		case at.Column - 1, at.Column + 1:
			return fits.Has(at.Row)
		}
		return false
	})
}

// partners reports whether two cards can open a place together.
func partners(a, b dreist.Card) bool {
	apart := a.Number() - b.Number()
	return apart == 0 || (apart == 1 || apart == -1) && a.Color() == b.Color()
}
