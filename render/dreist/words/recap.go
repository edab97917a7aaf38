package words

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Recap tells the last turn among some steps: who, and in a line each the cards laid, the DREIer they made, what was
// drawn, discarded and given. Without steps there is nobody.
func (s Sentences) Recap(steps []record.Step) (who string, did []string) {
	if len(steps) == 0 {
		return "", nil
	}
	last := steps[len(steps)-1]
	var all deeds
	for _, step := range steps {
		if step.Turn == last.Turn {
			all.note(step.Events)
		}
	}
	return s.Name(dreist.Seat(last.Seat)), all.told(s)
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

// told returns the deeds in words, one each: first what was given, as somebody has more cards now, and the last ones may find
// no room.
func (d *deeds) told(s Sentences) []string {
	var told []string
	for _, g := range d.gifts {
		told = append(told, s.Say("recap.gift."+amount(len(g.Cards)), assets.Values{"Name": s.Name(g.To)}))
	}
	if len(d.laid) > 0 {
		told = append(told, s.Say(dreistmsg.RecapLaid, assets.Values{"Cards": s.theCards(d.laid)}))
	}
	if d.trios > 0 {
		told = append(told, s.Count(dreistmsg.RecapTrios, d.trios))
	}
	if d.cleared > 0 {
		told = append(told, s.Count(dreistmsg.RecapCleared, d.cleared))
	}
	if d.drawn > 0 {
		told = append(told, s.Count(dreistmsg.RecapDrawn, d.drawn))
	}
	if len(d.discarded) > 0 {
		told = append(told, s.Say(dreistmsg.RecapDiscarded, assets.Values{"Cards": s.theCards(d.discarded)}))
	}
	if d.won {
		told = append(told, s.Say(dreistmsg.RecapWon))
	}
	return told
}

// theCards returns the names of cards as a list, each with its article.
func (s Sentences) theCards(cards []dreist.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = s.Say(dreistmsg.RecapCard, assets.Values{"Card": s.Card(c)})
	}
	return s.List(names)
}

// amount says whether a gift is of one card or two, as the end of a key.
func amount(cards int) string {
	if cards == 1 {
		return "one"
	}
	return "two"
}
