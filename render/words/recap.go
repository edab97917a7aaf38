package words

import (
	"strings"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/record"
)

// Recap tells the last turn among some steps in one sentence: who, the cards laid, the DREIer they made, what was
// drawn, discarded and given. It is empty without steps.
func (s Sentences) Recap(steps []record.Step) string {
	if len(steps) == 0 {
		return ""
	}
	last := steps[len(steps)-1]
	var did deeds
	for _, step := range steps {
		if step.Turn == last.Turn {
			did.note(step.Events)
		}
	}
	return s.Say("recap.turn", assets.Values{"Name": s.Name(last.Seat), "Deeds": strings.Join(did.told(s), " · ")})
}

// deeds is what happened in a turn.
type deeds struct {
	laid, discarded []dreist.Card
	trios, cleared  int
	drawn           int
	gifts           []dreist.GiftGiven
	won             bool
}

func (d *deeds) note(events []dreist.Event) {
	for _, e := range events {
		switch e := e.(type) {
		case dreist.CardLaid:
			d.laid = append(d.laid, e.Card)
		case dreist.TrioMade:
			d.trios++
		case dreist.ColumnCleared:
			d.cleared += len(e.Cards)
		case dreist.CardsLoosened:
			d.cleared += len(e.Cards)
		case dreist.CardDrawn:
			d.drawn++
		case dreist.CardDiscarded:
			d.discarded = append(d.discarded, e.Card)
		case dreist.GiftGiven:
			d.gifts = append(d.gifts, e)
		case dreist.MatchWon:
			d.won = true
		}
	}
}

// told returns the deeds in words, one each.
func (d *deeds) told(s Sentences) []string {
	var told []string
	if len(d.laid) > 0 {
		told = append(told, s.Say("recap.laid", assets.Values{"Cards": s.Cards(d.laid)}))
	}
	if d.trios > 0 {
		told = append(told, s.Count("recap.trios", d.trios))
	}
	if d.cleared > 0 {
		told = append(told, s.Count("recap.cleared", d.cleared))
	}
	if d.drawn > 0 {
		told = append(told, s.Count("recap.drawn", d.drawn))
	}
	if len(d.discarded) > 0 {
		told = append(told, s.Say("recap.discarded", assets.Values{"Cards": s.Cards(d.discarded)}))
	}
	for _, g := range d.gifts {
		told = append(told, s.Say("recap.gift."+amount(len(g.Cards)), assets.Values{"Name": s.Name(g.To)}))
	}
	if d.won {
		told = append(told, s.Say("recap.won"))
	}
	return told
}

// amount says whether a gift is of one card or two, as the end of a key.
func amount(cards int) string {
	if cards == 1 {
		return "one"
	}
	return "two"
}
