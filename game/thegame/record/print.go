package record

import (
	"strconv"
	"strings"

	"dreist/game/record"
	"dreist/game/thegame"
)

// appendStep appends a step to the text of turns, one turn per line. The line of an unfinished turn has no newline yet. The
// signals of all seats are written in the turn of the seat to move.
func appendStep(_ *Game, turns []byte, step *Step) []byte {
	seat := int(step.Seat)
	if step.Move.Action == thegame.GiveSignal {
		seat = int(step.Position.Turn())
	}
	return record.AppendMove(turns, seat+1, step.Move.String(), step.Move.Action == thegame.EndTurn)
}

// AppendPosition appends a position as tags, one per line.
func AppendPosition(dst []byte, p *thegame.Position) []byte {
	b := record.Tags(dst)
	for on := range thegame.Pile(thegame.PileCount) {
		b.Add(pileTag(on), record.JoinCards(p.AppendPile(nil, on)))
	}
	var signals []string
	for s := range thegame.Seat(p.SeatCount()) {
		b.Add(record.SeatTag("Hand", int(s)+1), record.JoinCards(p.Hand(s)))
		for on := range thegame.Pile(thegame.PileCount) {
			if signal := p.Signal(s, on); signal != thegame.NoSignal {
				signals = append(signals, thegame.SignalMove(s, signal, on).String())
			}
		}
	}
	b.Add("Deck", record.JoinCards(p.AppendDrawPile(nil)))
	b.Add("Turn", record.SeatText(p.Turn()))
	b.Add("Laid", strconv.Itoa(p.LaidCount()))
	b.Add("Minimum", strconv.Itoa(p.OwedCount()))
	b.Add("Stuck", record.SeatText(p.StuckSeat()))
	b.Add("Signals", strings.Join(signals, " "))
	return b
}
