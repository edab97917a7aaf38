package dreixdrei

import (
	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/play"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// end returns the panel about the end of a match. The winner stands in the ring, which ends above the panel.
func (b *sitting) end() shell.Screen {
	g, m := b.game, b.Table.Match
	e, of := g.NewEndScreen(b.screen), screens.NewTableResult(b.screen)
	e.HandlePlaced, e.VisibleRight = b.Table.HandleEndPanel, b.Table.VisibleRight
	e.Lines = func() []panel.CountingLine {
		counts, most := m.Facts().Counts, 0
		for seat, cards := range counts[match.LargestPickUpCountKey] {
			if cards > counts[match.LargestPickUpCountKey][most] {
				most = seat
			}
		}
		if counts[match.LargestPickUpCountKey][most] == 0 {
			return nil
		}
		values := assets.Values{"Name": b.Table.Phrases.SeatNames[most]}
		return []panel.CountingLine{e.CountedLine("dreixdrei.ended.taken", counts[match.LargestPickUpCountKey][most], values)}
	}
	if b.screen.IsLessonTable {
		return b.endFirst(e)
	}
	if code := m.Tag(codeTag); code != "" {
		of.CodeText = func() string { return g.Say("dreixdrei.ended.code", assets.Values{"Code": code}) }
	}
	of.Title, of.ResultText = b.verdict, b.closing
	if of.CountsInSeries {
		of.ExtraItems = func() []panel.Item { return []panel.Item{panel.Paragraph{Text: b.closing(), Tone: panel.AsideTone}} }
	}
	if seat, ok := b.onlyPerson(); ok && seat == m.Position().Loser() {
		of.NextLabel = g.Say("dreixdrei.ended.revenge")
	}
	return e.TableScreen(of)
}

func (b *sitting) onlyPerson() (only dreixdrei.Seat, ok bool) {
	persons := play.PersonSeats(b.Table.Match.Players())
	if len(persons) != 1 {
		return 0, false
	}
	return dreixdrei.Seat(persons[0]), true
}

// line returns one of several wordings, always the same for a match.
func (b *sitting) line(list string, values assets.Values) string {
	return b.game.Say(assets.LineKey(list, b.Table.Match.MoveCount()%assets.LineCount(list)+1), values)
}

// verdict returns the title of the panel: the result of the only person or, of several, the winner.
func (b *sitting) verdict() string {
	p := b.Table.Match.Position()
	if p.IsUndecided() {
		return b.game.Say("end.undecided")
	}
	about := p.FinishedSeats()[0]
	if only, ok := b.onlyPerson(); ok {
		about = only
	}
	values := assets.Values{"Name": b.Table.Phrases.SeatNames[about], "Place": p.Place(about)}
	switch {
	case p.Place(about) == 1:
		return b.line("dreixdrei.ended.first", values)
	case about == p.Loser():
		return b.line("dreixdrei.ended.last", values)
	}
	return b.line("dreixdrei.ended.between", values)
}

// closing returns the last line of the panel: the loser or, for a person who lost, the winner; then the turn that decided it.
func (b *sitting) closing() string {
	p, names := b.Table.Match.Position(), b.Table.Phrases.SeatNames
	if p.IsUndecided() {
		return b.Table.Phrases.EndText(dreixdrei.NoSeat)
	}
	values := assets.Values{"First": names[p.FinishedSeats()[0]], "Name": names[p.Loser()]}
	said := "dreixdrei.ended.lantern"
	if only, ok := b.onlyPerson(); ok && only == p.Loser() {
		said = "dreixdrei.ended.mocked"
	}
	text := b.line(said, values)
	if turn := fatal(b.Table.Match); turn > 0 {
		values["Turn"] = turn
		text += " " + b.game.Say("dreixdrei.ended.fatal", values)
	}
	return text
}

// fatal returns the turn in which the loser picked up most cards, 0 if the loser picked up none.
func fatal(m *match.Match) (turn int) {
	most, loser := 0, m.Position().Loser()
	for _, step := range m.History() {
		for _, e := range step.Events {
			if taken, ok := e.(dreixdrei.PilePickedUp); ok && taken.Seat == loser && len(taken.Cards) >= most {
				most, turn = len(taken.Cards), step.Turn
			}
		}
	}
	return turn
}
