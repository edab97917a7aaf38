package hints

import (
	"unicode"
	"unicode/utf8"

	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/thegame/words"
)

// longest is the number of characters for which the box of a hint has room.
const longest = 160

// because says what to do in a turn, and what speaks for that if anything does. Where that would be too long, it leaves out what the turn is
// compared with, and then the cards that follow.
func because(say *words.Sentences, p *thegame.Position, line []thegame.Move, r *partner.Reason) (all string) {
	values := assets.Values{"Deed": deed(say, line[0]), "Then": then(say, Laid(line))}
	if !r.Told() {
		return say.Say(thegamemsg.AdviceDeedBare, values)
	}
	values["Why"], values["Against"] = why(say, p, line, r), against(say, r)
	for _, less := range []string{"", "Against", "Then"} {
		if less != "" && r.Against.Versus == partner.Apart { // it counts what Why leaves out
			return say.Say(thegamemsg.AdviceDeedBare, values)
		}
		if less != "" {
			values[less] = ""
		}
		if all = say.Say(thegamemsg.AdviceBecause, values); utf8.RuneCountInString(all) <= longest {
			break
		}
	}
	return all
}

// reason says what speaks for a turn whose cards are told, empty where nothing does.
func reason(say *words.Sentences, p *thegame.Position, line []thegame.Move, r *partner.Reason) string {
	if !r.Told() {
		return ""
	}
	text := say.Say(thegamemsg.AdviceBecause, assets.Values{"Why": why(say, p, line, r), "Against": against(say, r)})
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// why says what speaks for a turn by itself.
func why(say *words.Sentences, p *thegame.Position, line []thegame.Move, r *partner.Reason) string {
	pile := words.PileName(r.Pile)
	only := r.Against.Versus == partner.Instead && 4*r.Effect.Skips <= 3*r.Against.Skips || r.Effect.Skips <= fewEach*len(Laid(line))
	switch r.Kind {
	case partner.Wins:
		return say.Say(thegamemsg.AdviceWhyWins)
	case partner.Stops:
		return say.Count(thegamemsg.AdviceWhyStops, r.Against.Skips, assets.Values{"Lays": listed(say, r.Against.Lays, true)})
	case partner.Spares:
		name := ""
		if int(r.Seat) < len(say.Seats) {
			name = say.Seats[r.Seat]
		}
		return say.Say(thegamemsg.AdviceWhySpares, assets.Values{"Pile": pile, "Name": name, "Lays": listed(say, r.Against.Lays, true)})
	case partner.Prepares:
		return say.Count(thegamemsg.AdviceWhyPrepares, r.Gain, assets.Values{"With": r.With, "Pile": pile, "Others": p.Seats() > 1})
	case partner.Back:
		return back(say, r, only)
	}
	if r.Effect.Skips == 0 {
		return say.Say(thegamemsg.AdviceWhyNone)
	}
	return say.Count(thegamemsg.AdviceWhySkips, r.Effect.Skips, assets.Values{"Only": only})
}

// fewEach is how many numbers a card may skip to be said to skip only so many.
const fewEach = 3

// back says what cards that go back are for.
func back(say *words.Sentences, r *partner.Reason, only bool) string {
	goes := say.Say(thegamemsg.AdviceBackCards, assets.Values{"Cards": listed(say, r.Tricks, false), "Several": len(r.Tricks) > 1})
	e, key := r.Effect, thegamemsg.AdviceBackSkips
	if r.Against.Versus == partner.Apart {
		e.Skips = r.Against.Skips
	}
	if !r.Spared {
		key = thegamemsg.AdviceBackAll
	}
	switch {
	case e.Regains > 0:
		return goes + say.Count(thegamemsg.AdviceBackRegains, e.Regains, assets.Values{"Skips": e.Skips})
	case e.Skips > 0:
		return goes + say.Count(key, e.Skips, assets.Values{"Only": only})
	}
	return goes + say.Say(thegamemsg.AdviceBackNone)
}

// against says what another way would bring.
func against(say *words.Sentences, r *partner.Reason) string {
	a := &r.Against
	if r.Kind != partner.Back && r.Kind != partner.Skips || a.Versus == partner.Alone {
		return ""
	}
	values := assets.Values{"Lays": listed(say, a.Lays, true), "Fits": r.Kind == partner.Back && r.Effect.Regains > 0,
		"Several": len(a.Lays) > 1, "More": a.Cards == 1, "Fewer": a.Cards == -1}
	switch a.Versus {
	case partner.Instead:
		values["For"] = listed(say, a.For, false)
		return say.Count(thegamemsg.AdviceAgainstInstead, a.Skips, values)
	case partner.Besides:
		if r.Effect.Regains > 0 {
			return say.Count(thegamemsg.AdviceAgainstBesides, a.Costs, values)
		}
		return say.Count(thegamemsg.AdviceAgainstTogether, a.Skips, values)
	}
	values["Lays"], values["Pile"] = listed(say, a.Lays, false), words.PileName(a.Lays[0].Pile)
	switch {
	case a.Versus == partner.Without && a.Costs > 0:
		return say.Count(thegamemsg.AdviceAgainstCosts, a.Costs, values)
	case a.Versus == partner.Apart:
		values["Rest"] = a.Skips > 0
		return say.Count(thegamemsg.AdviceAgainstApart, a.Costs, values)
	case a.Versus == partner.Keeps && a.Costs > 0:
		return say.Count(thegamemsg.AdviceAgainstKeeps, a.Costs, values)
	}
	return say.Say(map[partner.Versus]string{
		partner.Without: thegamemsg.AdviceAgainstFree, partner.OnWay: thegamemsg.AdviceAgainstWay,
		partner.Keeps: thegamemsg.AdviceAgainstNear,
	}[a.Versus], values)
}

// then says which cards follow the first one of a turn, and where.
func then(say *words.Sentences, lays []thegame.Move) (all string) {
	for i := 1; i < len(lays); {
		last := i
		for last < len(lays) && lays[last].Pile == lays[i].Pile {
			last++
		}
		key := thegamemsg.AdviceThenThere
		if lays[i].Pile == lays[i-1].Pile {
			key = thegamemsg.AdviceThenHere
		}
		all += say.Say(key, assets.Values{"Cards": listed(say, lays[i:last], false), "Pile": words.PileName(lays[i].Pile)})
		i = last
	}
	return all
}

// listed names cards, with the piles that they go to or without; a pile of several once.
func listed(say *words.Sentences, lays []thegame.Move, piles bool) string {
	var names []string
	for i, m := range lays {
		pile := ""
		if piles && (i == len(lays)-1 || lays[i+1].Pile != m.Pile) {
			pile = words.PileName(m.Pile)
		}
		names = append(names, say.Say(thegamemsg.AdviceCard, assets.Values{"Card": m.Card, "Pile": pile}))
	}
	return say.List(names)
}
