package table

import (
	"strings"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
	"dreist/render/panel"
)

// Sentences puts the game into the words of a language.
type Sentences struct {
	*assets.Texts
	SeatNames []string // the names of the players, clockwise
}

var refusalKeys = map[thegame.Reason]string{
	thegame.TooLow:      "refused.low",
	thegame.TooHigh:     "refused.high",
	thegame.MinimumOwed: "refused.owed",
}

// refusalText returns the sentence that says why a move is not allowed, "" for a reason that nobody meets at a table.
func (s Sentences) refusalText(r *thegame.Refusal) string {
	key, ok := refusalKeys[r.Reason]
	if !ok {
		return ""
	}
	values := assets.Values{"Card": r.Move.Card, "Shown": r.ShownNumber, "Laid": r.LaidCount}
	if r.TenBackCard != thegame.NoCard {
		values["Trick"] = r.TenBackCard
	}
	if r.Reason == thegame.MinimumOwed {
		return s.SayCount(key, r.OwedCount-r.LaidCount, values)
	}
	return s.Say(key, values)
}

// turnText returns the sentence about what the player to move must or may do.
func (s Sentences) turnText(laid, minimum int, lastCards bool) string {
	switch {
	case laid >= minimum:
		return s.Say("turn.enough")
	case lastCards && laid == 0:
		return s.Say("turn.last")
	case laid > 0:
		return s.SayCount("turn.more", minimum-laid, assets.Values{"Laid": laid, "Minimum": minimum})
	}
	return s.SayCount("turn.begin", minimum, nil)
}

func (s Sentences) pileSignalText(seat thegame.Seat, signal thegame.Signal, about thegame.Pile) string {
	return s.Say("logged.said", assets.Values{"Name": s.SeatNames[seat], "Pile": PileName(about), "Wish": s.SignalText(signal)})
}

// SignalText returns the meaning of a signal.
func (s Sentences) SignalText(signal thegame.Signal) string {
	return s.Say([...]string{"signal.back", "signal.off", "signal.small", "signal.here"}[signal])
}

// meaningText returns the sentence about a seat's signal and, if the seat signals byRules, what the signal says about its hand.
func (s Sentences) meaningText(seat thegame.Seat, signal thegame.Signal, byRules bool) string {
	means := ""
	if byRules {
		means = s.Say(partner.SignalMeaningKey(signal))
	}
	return strings.TrimSpace(s.Say("signal.tip.other", assets.Values{"Name": s.SeatNames[seat], "Wish": s.SignalText(signal), "Means": means}))
}

// PileName returns the name of a pile as people say it: its letter as a capital.
func PileName(on thegame.Pile) string { return string(rune('A' + on)) }

// RatingTextKey returns the key of the rating for a number of cards that were not laid (G 12).
func RatingTextKey(rest int) string {
	switch {
	case rest == 0:
		return "rating.beaten"
	case rest < 10:
		return "rating.excellent"
	case rest < 20:
		return "rating.solid"
	case rest < 40:
		return "rating.tried"
	}
	return "rating.stronger"
}

// DescribeTurns returns the turns of a match in words, the first one first.
func (s Sentences) DescribeTurns(history []record.Step) (turns []panel.Turn) {
	number := 0
	for _, step := range history {
		lines := s.stepLines(step)
		if step.Turn != number {
			number = step.Turn
			turns = append(turns, panel.Turn{})
		}
		t := &turns[len(turns)-1]
		if step.Move.Action != thegame.GiveSignal {
			t.Heading = s.Say("logged.turn", assets.Values{"Number": number, "Name": s.SeatNames[step.Seat]})
		}
		t.Sentences = append(t.Sentences, lines...)
	}
	for i := range turns {
		if turns[i].Heading == "" {
			turns[i].Heading = s.Say("logged.wishes")
		}
	}
	return turns
}

func (s Sentences) laidText(e thegame.CardLaid) string {
	key := "logged.laid"
	if e.Step < 0 {
		key = "logged.trick"
	}
	return s.Say(key, assets.Values{"Card": e.Card, "Pile": PileName(e.Pile), "Step": e.Step, "On": e.TopBefore})
}

func (s Sentences) stepLines(step record.Step) (lines []string) {
	for _, e := range step.Events {
		switch e := e.(type) {
		case thegame.CardLaid:
			lines = append(lines, s.laidText(e))
		case thegame.SignalGiven:
			lines = append(lines, s.pileSignalText(e.Seat, e.Signal, e.Pile))
		case thegame.HandFilled:
			lines = append(lines, s.SayCount("logged.drawn", len(e.Cards), nil))
		case thegame.SeatSkipped:
			lines = append(lines, s.Say("logged.passed", assets.Values{"Name": s.SeatNames[e.Seat]}))
		case thegame.GameWon:
			lines = append(lines, s.Say("rating.beaten"))
		case thegame.GameLost:
			lines = append(lines, s.SayCount("logged.lost", e.CardsLeft, assets.Values{"Name": s.SeatNames[e.Seat]}))
		}
	}
	return lines
}
