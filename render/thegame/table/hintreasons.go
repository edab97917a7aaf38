package table

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
)

// longest is the greatest number of characters that fit into the box of a hint.
const longest = 210

// becauseText returns the text of a hint: a move and the reason for it. If that is too long, it drops the comparison if it may, then the cards
// that follow. Without a reason that fits it only says that no other turn ended better in trial games.
func becauseText(say *Sentences, p *thegame.Position, line []thegame.Move, r *partner.Reason) string {
	values := assets.Values{"Deed": moveText(say, line[0]), "Then": furtherCardsText(say, layMoves(line))}
	if r.HasReason() {
		values["Why"], values["Against"] = whyText(say, p, line, r), comparisonText(say, r)
		less := []string{"", "Then"}
		if len(r.TenBacks) > 1 || r.Alternative.Kind == partner.OwedCardsOnly {
			less = less[:1] // it speaks of cards that follow
		}
		if v := r.Alternative.Kind; v == partner.OtherCards || v == partner.OneMoreCard || v == partner.KeepsFreeCard {
			less = slices.Insert(less, 1, "Against")
		}
		for _, out := range less {
			if out != "" {
				values[out] = ""
			}
			if all := say.Say("advice.because", values); utf8.RuneCountInString(all) <= longest {
				return all
			}
		}
		values["Then"] = furtherCardsText(say, layMoves(line))
	}
	values["Why"], values["Against"] = say.Say("advice.why.tried"), ""
	return say.Say("advice.because", values)
}

// reasonText returns the reason for a turn whose cards are listed above it.
func reasonText(say *Sentences, p *thegame.Position, line []thegame.Move, r *partner.Reason) string {
	values := assets.Values{"Why": say.Say("advice.why.tried"), "Against": ""}
	if r.HasReason() {
		values = assets.Values{"Why": whyText(say, p, line, r), "Against": comparisonText(say, r)}
	}
	text := say.Say("advice.because", values)
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

func whyText(say *Sentences, p *thegame.Position, line []thegame.Move, r *partner.Reason) string {
	pile, wisher := PileName(r.Pile), ""
	if int(r.SeatSignal.Seat) < len(say.SeatNames) {
		wisher = say.SeatNames[r.SeatSignal.Seat]
	}
	if r.Alternative.Kind == partner.OwedCardsOnly {
		return say.Say("advice.why.many", assets.Values{
			"Cards": len(layMoves(line)), "Skips": r.Effect.SkippedCount, "Back": cardsText(say, r.TenBacks, false), "Several": len(r.TenBacks) > 1,
			"Only": skipsFew(r, line)})
	}
	switch r.Kind {
	case partner.WinsGame:
		return say.Say("advice.why.wins")
	case partner.LaysOnlyFittingCards:
		return say.Say("advice.why.must")
	case partner.StopsTurn:
		return say.SayCount("advice.why.stops", r.Alternative.SkippedCount, assets.Values{"Lays": cardsText(say, r.Alternative.Lays, true)})
	case partner.RespectsSignal:
		values := replacementValues(say, &r.Alternative)
		values["Pile"], values["Name"], values["Free"] = pile, wisher, r.SeatSignal.Signal == thegame.KeepOff
		return say.Say("advice.why.spares", values)
	case partner.PreparesTenBack:
		return say.SayCount("advice.why.prepares", r.RegainedCount, assets.Values{"With": r.Card, "Pile": pile, "Others": p.SeatCount() > 1})
	}
	but := ignoredSignalText(say, r, wisher)
	values := assets.Values{"But": but != "", "Only": skipsFew(r, line), "Least": r.HasFewestSkips && but == ""}
	switch {
	case r.Kind == partner.GoesTenBack && (but == "" || r.Effect.RegainedCount > 0):
		return but + tenBackText(say, layMoves(line), r, values)
	case r.Effect.SkippedCount == 0:
		return but + say.Say("advice.why.none", values)
	}
	return but + say.SayCount("advice.why.skips", r.Effect.SkippedCount, values)
}

// fewEach is the greatest average of skipped numbers a card for which a hint says that few are skipped.
const fewEach = 3

func skipsFew(r *partner.Reason, line []thegame.Move) bool {
	return r.Effect.SkippedCount <= fewEach*len(layMoves(line))
}

func ignoredSignalText(say *Sentences, r *partner.Reason, wisher string) string {
	if v := r.Alternative.Kind; v != partner.KeepsSignal && v != partner.NoOtherTurn {
		return ""
	}
	return say.Say("advice.why.breaks", assets.Values{
		"Name": wisher, "Pile": PileName(r.SeatSignal.Pile), "Free": r.SeatSignal.Signal == thegame.KeepOff})
}

func tenBackText(say *Sentences, lays []thegame.Move, r *partner.Reason, values assets.Values) string {
	several := len(r.TenBacks) > 1
	values["Cards"], values["Several"] = cardsText(say, r.TenBacks, !several), several
	goes := say.Say("advice.back.cards", values)
	switch skips := r.Effect.SkippedCount; {
	case r.Effect.RegainedCount > 0:
		return goes + say.SayCount("advice.back.regains", r.Effect.RegainedCount, assets.Values{
			"Skips": skips, "End": isPileContinued(lays, r.TenBacks), "There": !several})
	case skips > 0:
		return goes + say.SayCount("advice.back.all", skips, nil)
	}
	return goes + say.Say("advice.back.none")
}

func isPileContinued(lays, tricks []thegame.Move) bool {
	n := 0
	for _, m := range lays {
		if slices.ContainsFunc(tricks, func(back thegame.Move) bool { return back.Pile == m.Pile }) {
			n++
		}
	}
	return n > len(tricks)
}

func comparisonText(say *Sentences, r *partner.Reason) string {
	a := &r.Alternative
	if r.Kind != partner.GoesTenBack && r.Kind != partner.SkipsFewest || a.Kind == partner.NoAlternative || a.Kind == partner.OwedCardsOnly && a.SkippedCount == 0 {
		return ""
	}
	values := assets.Values{"Lays": cardsText(say, a.Lays, a.Kind != partner.ExtraCards), "Several": len(a.Lays) > 1,
		"Pile": PileName(r.SeatSignal.Pile), "All": a.LaysSkippedCount == r.Effect.SkippedCount,
		"Cards": a.CardCount, "None": r.Effect.SkippedCount == 0, "Same": r.Effect.SkippedCount <= a.SkippedCount}
	switch a.Kind {
	case partner.OtherCards:
		return say.SayCount("advice.against.instead", a.SkippedCount, replacementValues(say, a))
	case partner.OneMoreCard:
		return say.SayCount("advice.against.together", a.SkippedCount, values)
	case partner.WithoutTenBack:
		return say.SayCount("advice.against.straight", a.SkippedCount, values)
	case partner.KeepsSignal:
		return say.SayCount("advice.against.off", a.SkippedCount, values)
	case partner.OwedCardsOnly:
		return say.SayCount("advice.against.fewer", a.SkippedCount, values)
	case partner.NoOtherTurn:
		return say.Say("advice.against.only", values)
	case partner.KeepsFreeCard:
		return say.Say("advice.against.keeps", values)
	}
	if a.LaysSkippedCount == 0 {
		return say.Say("advice.against.free", values)
	}
	return say.SayCount("advice.against.costs", a.LaysSkippedCount, values)
}

// replacementValues returns the values for sentences about cards laid instead of others. If the same card goes elsewhere, only its pile is named.
func replacementValues(say *Sentences, a *partner.Alternative) assets.Values {
	values := assets.Values{"Lays": cardsText(say, a.Lays, true), "For": cardsText(say, a.ReplacedLays, false)}
	if len(a.ReplacedLays) == 1 && a.ReplacedLays[0].Card == a.Lays[0].Card {
		values["For"] = PileName(a.ReplacedLays[0].Pile)
		values["Moves"] = true
	}
	return values
}

func furtherCardsText(say *Sentences, lays []thegame.Move) (all string) {
	for i := 1; i < len(lays); {
		last := i
		for last < len(lays) && lays[last].Pile == lays[i].Pile {
			last++
		}
		key := "advice.then.there"
		if lays[i].Pile == lays[i-1].Pile {
			key = "advice.then.here"
		}
		all += say.Say(key, assets.Values{"Cards": cardsText(say, lays[i:last], false), "Pile": PileName(lays[i].Pile)})
		i = last
	}
	return all
}

// cardsText names cards. If piles, it names their piles, too, once for consecutive cards of a pile.
func cardsText(say *Sentences, lays []thegame.Move, piles bool) string {
	var names []string
	for i, m := range lays {
		pile := ""
		if piles && (i == len(lays)-1 || lays[i+1].Pile != m.Pile) {
			pile = PileName(m.Pile)
		}
		names = append(names, say.Say("advice.card", assets.Values{"Card": m.Card, "Pile": pile}))
	}
	return say.JoinList(names)
}
