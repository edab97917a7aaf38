package table

import (
	"strings"

	"dreist/assets"
	"dreist/game/dreixdrei"
)

// KindName returns the name of a kind in sentences: a number in digits, or the word on a special.
func KindName(k dreixdrei.Kind) string {
	switch k {
	case dreixdrei.Delete:
		return "DELETE"
	case dreixdrei.Invisible:
		return "INVISIBLE"
	case dreixdrei.Restart:
		return "RESTART"
	case dreixdrei.Joker:
		return "JOKER"
	}
	return k.String()
}

// MoveText puts a move into words, as something to do.
func (s Sentences) MoveText(m dreixdrei.Move) string {
	switch m.Action {
	case dreixdrei.SwapCards:
		return s.Say("dreixdrei.advice.deed.swap", assets.Values{"Hand": s.cards(m.HandKind, "", false, 1), "Open": s.cards(m.OpenKind, "", true, 1)})
	case dreixdrei.EndSwapping:
		return s.Say("dreixdrei.advice.deed.done")
	case dreixdrei.PickUpPile:
		return s.Say("dreixdrei.advice.deed.take")
	case dreixdrei.TurnOverCard:
		return s.Say("dreixdrei.advice.deed.turn")
	case dreixdrei.NameJoker:
		return s.Say("dreixdrei.advice.deed.name", assets.Values{"Kind": KindName(m.JokerName)})
	}
	return s.Say("dreixdrei.advice.deed.lay", assets.Values{"Cards": s.laying(m)})
}

func (s Sentences) laying(m dreixdrei.Move) (all string) {
	pieces := m.CardsToLay()
	for i := 0; i < len(pieces); {
		n := 1
		for i+n < len(pieces) && pieces[i+n] == pieces[i] {
			n++
		}
		name := ""
		if pieces[i].Kind == dreixdrei.Joker {
			name = KindName(pieces[i].JokerName)
		}
		next := s.cards(pieces[i].Kind, name, pieces[i].IsOpenCard, n)
		if all != "" {
			next = s.Say("dreixdrei.advice.cards.and", assets.Values{"First": all, "Last": next})
		}
		all = next
		i += n
	}
	return all
}

// countWord returns a number of cards as a word, "" for a single card.
func (s Sentences) countWord(n int) string {
	if n < 2 {
		return ""
	}
	return s.Say("dreixdrei.advice.many", assets.Values{"Count": n})
}

// The keys of the sentences that name cards of a kind.
const (
	yourCards  = "dreixdrei.advice.own"
	equalCards = "dreixdrei.advice.equals"
	theCard    = "dreixdrei.advice.that" // one that the sentence has spoken of
)

func (s Sentences) ofKind(key string, k dreixdrei.Kind, n int) string {
	if k == dreixdrei.NoKind {
		return ""
	}
	return s.Say(key, assets.Values{"Kind": KindName(k), "Number": k.IsNumber(), "Joker": k == dreixdrei.Joker, "Many": s.countWord(n)})
}

// dativeText names n equal cards after a preposition. JOKERs get a name unless it is NoKind.
func (s Sentences) dativeText(k, name dreixdrei.Kind, n int) string {
	named := ""
	if name != dreixdrei.NoKind {
		named = KindName(name)
	}
	return s.Say("dreixdrei.advice.dative", assets.Values{"Kind": KindName(k), "Name": named, "Number": k.IsNumber(), "Many": s.countWord(n)})
}

func (s Sentences) cardsText(n int) string {
	return s.Say("dreixdrei.advice.cards", assets.Values{"Many": s.countWord(n)})
}

// kindsText lists kinds. Consecutive equal kinds are listed once, with their number.
func (s Sentences) kindsText(all []dreixdrei.Kind) (list string) {
	for n := 0; len(all) > 0; all = all[n:] {
		for n = 1; n < len(all) && all[n] == all[0]; n++ {
		}
		next := KindName(all[0])
		if n > 1 {
			next = s.ofKind(equalCards, all[0], n)
		}
		switch {
		case list == "":
			list = next
		case n < len(all):
			list += ", " + next
		default:
			list = s.Say("dreixdrei.advice.cards.and", assets.Values{"First": list, "Last": next})
		}
	}
	return list
}

// cards names n equal cards of the hand or, if open, of the open cards. JOKERs get a name unless it is "".
func (s Sentences) cards(k dreixdrei.Kind, name string, open bool, n int) string {
	return s.Say("dreixdrei.advice.card", assets.Values{"Kind": KindName(k), "Name": name, "Number": k.IsNumber(), "Joker": k == dreixdrei.Joker,
		"Open": open, "Many": s.countWord(n), "Several": n > 1})
}

// MovesText puts moves into words, as things to do one after the other. The end of the swaps is left out unless nothing is swapped.
func (s Sentences) MovesText(moves []dreixdrei.Move) string {
	var all []string
	for i, m := range moves {
		if m.Action != dreixdrei.EndSwapping || i == 0 {
			all = append(all, s.MoveText(m))
		}
	}
	return strings.Join(all, "; ")
}
