package partner

import (
	"slices"

	"dreist/game/thegame"
)

// apart returns which cards that nobody asks for make a turn skip more that gains room by going back, and by how many numbers: said together,
// what is gained and what is skipped would speak against each other. It does not pay where any of them is dear, or where they are too many
// to be named.
func (t *turn) apart() (a Against, pays bool) {
	if t.effect.Regains == 0 || t.effect.Skips == 0 {
		return a, true
	}
	back := tricks(t.p, t.lays)
	for set := 1; set < 1<<len(t.lays); set++ {
		less, rest := t.split(set)
		if len(rest) < max(owed(t.p), 1) || !fits(t.p, rest) || len(tricks(t.p, rest)) < len(back) {
			continue
		}
		e, _ := effectOf(t.p, rest)
		saves := t.effect.Skips - e.Skips
		switch {
		case e.Regains != t.effect.Regains || saves <= 0:
		case saves >= dearEach*len(less):
			return Against{}, false
		case saves > a.Costs || saves == a.Costs && len(less) < len(a.Lays):
			a = Against{Versus: Apart, Lays: movesTo(less), Skips: e.Skips, Costs: saves}
		}
	}
	return a, len(a.Lays) <= mostNamed
}

// split returns the lays of a set, and the others.
func (t *turn) split(set int) (in, out []lay) {
	for i, l := range t.lays {
		if set>>i&1 == 1 {
			in = append(in, l)
		} else {
			out = append(out, l)
		}
	}
	return in, out
}

// straight returns how many numbers are skipped by those cards of a turn that do not go back, where they are laid without those that do.
func (t *turn) straight() int {
	back := tricks(t.p, t.lays)
	step := func(l lay) int { return l.pile.Step(t.p.Shown(l.pile), l.card) }
	rest := slices.DeleteFunc(slices.Clone(t.lays), func(l lay) bool {
		return step(l) < 0 || slices.Contains(back, thegame.Lay(l.card, l.pile))
	})
	slices.SortFunc(rest, func(a, b lay) int { return step(a) - step(b) })
	e, _ := effectOf(t.p, rest)
	return e.Skips
}
