package table

import (
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/render/thegame/scene"
)

// Description describes the table for screen readers.
func (t *Table) Description() string {
	p := t.ShownPosition()
	var lines []string
	for on := range thegame.Pile(thegame.PileCount) {
		lines = append(lines, t.pileTip(on))
		for s := range thegame.Seat(p.SeatCount()) {
			if signal := p.Signal(s, on); signal != thegame.NoSignal {
				lines = append(lines, t.Phrases.pileSignalText(s, signal, on))
			}
		}
	}
	if t.IsHandOpen() {
		var hand []string
		for _, c := range scene.SortedHand(p.Hand(t.FrontSeat())) {
			hand = append(hand, c.String())
		}
		lines = append(lines, t.Phrases.Say("read.hand", assets.Values{"Cards": strings.Join(hand, ", ")}))
	}
	for _, seat := range t.Timeline.Seating().OtherSeats() {
		lines = append(lines, t.Phrases.SayCount("read.other", len(p.Hand(seat)), assets.Values{"Name": t.Phrases.SeatNames[seat]}))
	}
	lines = append(lines, t.Phrases.Say("read.deck", assets.Values{"Count": strconv.Itoa(p.DrawPileSize())}))
	if t.AreLaidNumbersShown() {
		lines = append(lines, t.listText())
	}
	if asked := t.questionText(); asked != "" {
		for _, seat := range t.Timeline.Seating().OtherSeats() {
			if w, ok := t.StartBid(seat); ok {
				lines = append(lines, t.Phrases.Say("agree.said", assets.Values{"Name": t.Phrases.SeatNames[seat], "Word": t.Phrases.Say(wordKeys[w])}))
			}
		}
		lines = append(lines, asked)
	}
	return t.ScreenReaderText(lines)
}
