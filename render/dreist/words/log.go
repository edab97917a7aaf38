package words

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/panel"
)

// DescribeTurns describes a match turn by turn.
func (s Sentences) DescribeTurns(history []record.Step) (turns []panel.Turn) {
	number := 0
	for _, step := range history {
		if step.Turn != number {
			number = step.Turn
			turns = append(turns, panel.Turn{Heading: s.Say("log.turn",
				assets.Values{"Turn": record.Round(&step), "Name": s.SeatName(dreist.Seat(step.Seat))})})
		}
		t := &turns[len(turns)-1]
		for _, line := range s.deeds(step.Events) {
			t.Sentences = append(t.Sentences, Capitalize(line))
		}
	}
	return turns
}

func (s Sentences) deeds(events []dreist.Event) []string {
	var lines []string
	var discarded []dreist.Card
	say := func(line string) { lines = append(lines, line) }
	sayDiscards := func() {
		if len(discarded) > 0 {
			say(s.Say("log.discard", assets.Values{"Cards": s.CardNames(discarded)}))
		}
		discarded = nil
	}
	extend := func(more string) {
		if n := len(lines); n > 0 {
			lines[n-1] += ": " + more
		}
	}
	for _, e := range events {
		switch e := e.(type) {
		case dreist.CardLaid:
			key := "log.lay"
			if e.IsOpening {
				key = "log.opening"
			}
			say(s.Say(key, assets.Values{"Card": s.CardName(e.Card), "Row": e.Row}))
		case dreist.TrioMade:
			if e.IsColumn {
				extend(s.Say("log.trio.column", assets.Values{"Count": len(e.Cards)}))
			} else {
				extend(s.Say("log.trio.row"))
			}
		case dreist.CardsLoosened:
			say(s.Say("log.loosened", assets.Values{"Cards": s.CardNames(e.Cards)}))
		case dreist.CardDrawn:
			say(s.Say("log.draw"))
		case dreist.CardDiscarded:
			discarded = append(discarded, e.Card)
		case dreist.GiftGiven:
			say(s.Say("log.gift."+amount(len(e.Cards)), assets.Values{"Name": s.SeatName(e.To)}))
		case dreist.TurnEnded:
			sayDiscards()
		case dreist.HandFilled:
			sayDiscards()
			say(s.SayCount("log.fill", len(e.Cards)))
		case dreist.MatchWon:
			sayDiscards()
			say(s.Say("log.won", assets.Values{"Name": s.SeatName(e.Seat)}))
		}
	}
	return lines
}
