package table

import (
	"strings"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/render/panel"
)

// Sentences puts the game into the words of a language.
type Sentences struct {
	*assets.Texts
	SeatNames []string // the names of the players, clockwise
}

var refusalKeys = map[dreixdrei.Reason]string{
	dreixdrei.LowerThanDemand: "dreixdrei.refused.lower", dreixdrei.AboveSeven: "dreixdrei.refused.seven", dreixdrei.NotEqualKinds: "dreixdrei.refused.equal",
	dreixdrei.OpenCardTooEarly: "dreixdrei.refused.open", dreixdrei.FaceDownTooEarly: "dreixdrei.refused.hand", dreixdrei.JokerNeedsName: "dreixdrei.refused.joker",
	dreixdrei.NoPileToPickUp: "dreixdrei.refused.nothing", dreixdrei.SwappingNotEnded: "dreixdrei.refused.first", dreixdrei.SwappingEnded: "dreixdrei.refused.over",
}

// refusalText returns the sentence that says why a move is not allowed, "" for a reason that nobody meets at a table.
func (s Sentences) refusalText(r *dreixdrei.Refusal) string {
	key, ok := refusalKeys[r.Reason]
	if !ok {
		return ""
	}
	return s.Say(key, assets.Values{"Demand": r.Demand, "Drawing": r.HasDrawPile, "Holding": r.HasHand, "Opened": r.HasOpenCards})
}

func (s Sentences) demandText(k dreixdrei.Kind) string {
	switch k {
	case dreixdrei.NoKind:
		return s.Say("dreixdrei.demand.none")
	case dreixdrei.Seven:
		return s.Say("dreixdrei.demand.seven")
	}
	return s.Say("dreixdrei.demand.number", assets.Values{"Number": k})
}

// namingText returns the sentence about a name for a JOKER: what the pile demands then or, if why is not nil, why the JOKER may not have that name.
func (s Sentences) namingText(k, demand dreixdrei.Kind, why *dreixdrei.Refusal) string {
	values := assets.Values{"Kind": KindName(k), "Delete": k == dreixdrei.Delete, "Invisible": k == dreixdrei.Invisible, "Restart": k == dreixdrei.Restart}
	if k != dreixdrei.Invisible {
		demand = k
	}
	if values["Demand"] = s.demandText(demand); why != nil {
		values["Why"] = s.refusalText(why)
	}
	return s.Say("dreixdrei.turn.named", values)
}

// EndText returns the sentence about the end of a game, with its loser or NoSeat.
func (s Sentences) EndText(loser dreixdrei.Seat) string {
	if loser == dreixdrei.NoSeat {
		return s.Say("dreixdrei.ended.undecided")
	}
	return s.Say("dreixdrei.ended.loser", assets.Values{"Name": s.SeatNames[loser]})
}

// DescribeTurns returns the turns of a match in words, the first one first.
func (s Sentences) DescribeTurns(history []record.Step) (turns []panel.Turn) {
	number := 0
	for _, step := range history {
		if step.Turn != number {
			number = step.Turn
			turns = append(turns, panel.Turn{Heading: s.Say("dreixdrei.logged.turn", assets.Values{"Number": number, "Name": s.SeatNames[step.Seat]})})
		}
		t := &turns[len(turns)-1]
		for _, e := range step.Events {
			if line := s.line(e); line != "" {
				t.Sentences = append(t.Sentences, line)
			}
		}
	}
	return turns
}

func (s Sentences) line(e dreixdrei.Event) string {
	switch e := e.(type) {
	case dreixdrei.CardsSwapped:
		return s.Say("dreixdrei.logged.swapped", assets.Values{"Hand": e.CardFromHand, "Open": e.OpenCard})
	case dreixdrei.CardsLaid:
		var cards []string
		for _, c := range e.Cards {
			cards = append(cards, c.Face.String())
		}
		return s.Say("dreixdrei.logged.laid", assets.Values{"Cards": strings.Join(cards, " + ")})
	case dreixdrei.HandFilled:
		return s.SayCount("dreixdrei.logged.drawn", len(e.Cards), nil)
	case dreixdrei.PileDeleted:
		return s.SayCount("dreixdrei.logged.deleted", len(e.Cards), nil)
	case dreixdrei.PilePickedUp:
		return s.SayCount("dreixdrei.logged.taken", len(e.Cards), nil)
	case dreixdrei.FourSetAside:
		return s.Say("dreixdrei.logged.four", assets.Values{"Kind": e.Kind})
	case dreixdrei.CardTurnedUp:
		return s.Say("dreixdrei.logged.turned.up", assets.Values{"Card": e.Card})
	case dreixdrei.PhaseReached:
		return s.Say("dreixdrei.logged.phase", assets.Values{"Phase": e.Phase})
	case dreixdrei.SeatFinished:
		return s.Say("dreixdrei.logged.out", assets.Values{"Place": e.Place})
	case dreixdrei.GameEnded:
		return s.EndText(e.Loser)
	}
	return ""
}
