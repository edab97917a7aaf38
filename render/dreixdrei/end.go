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
func (s *sitting) end() shell.Screen {
	g, m := s.game, s.Table.Match
	e, of := g.NewEndScreen(s.screen), screens.NewTableResult(s.screen)
	e.HandlePlaced, e.VisibleRight = s.Table.HandleEndPanel, s.Table.VisibleRight
	e.CountingLines = func() []panel.CountingLine {
		counts, most := m.Facts().Counts, 0
		for seat, cards := range counts[match.LargestPickUpCountKey] {
			if cards > counts[match.LargestPickUpCountKey][most] {
				most = seat
			}
		}
		if counts[match.LargestPickUpCountKey][most] == 0 {
			return nil
		}
		values := assets.Values{"Name": s.Table.Phrases.SeatNames[most]}
		return []panel.CountingLine{e.CountedLine("dreixdrei.ended.taken", counts[match.LargestPickUpCountKey][most], values)}
	}
	if s.screen.IsLessonTable {
		return s.endFirst(e)
	}
	if code := m.TagValue(codeTag); code != "" {
		of.CodeText = func() string { return g.Say("dreixdrei.ended.code", assets.Values{"Code": code}) }
	}
	of.Title, of.TextInsteadOfRanking = s.verdict, s.closing
	if of.CountsInSeries {
		of.ExtraItems = func() []panel.Item { return []panel.Item{panel.Paragraph{Text: s.closing(), Tone: panel.AsideTone}} }
	}
	if seat, ok := s.onlyPerson(); ok && seat == m.Position().Loser() {
		of.NextMatchLabel = g.Say("dreixdrei.ended.revenge")
	}
	return e.TableScreen(of)
}

func (s *sitting) onlyPerson() (only dreixdrei.Seat, ok bool) {
	persons := play.PersonSeats(s.Table.Match.Players())
	if len(persons) != 1 {
		return 0, false
	}
	return dreixdrei.Seat(persons[0]), true
}

// line returns one of several wordings, always the same for a match.
func (s *sitting) line(list string, values assets.Values) string {
	return s.game.Say(assets.LineKey(list, s.Table.Match.MoveCount()%assets.LineCount(list)+1), values)
}

// verdict returns the title of the panel: the result of the only person or, of several, the winner.
func (s *sitting) verdict() string {
	p := s.Table.Match.Position()
	if p.IsUndecided() {
		return s.game.Say("end.undecided")
	}
	about := p.FinishedSeats()[0]
	if only, ok := s.onlyPerson(); ok {
		about = only
	}
	values := assets.Values{"Name": s.Table.Phrases.SeatNames[about], "Place": p.Place(about)}
	switch {
	case p.Place(about) == 1:
		return s.line("dreixdrei.ended.first", values)
	case about == p.Loser():
		return s.line("dreixdrei.ended.last", values)
	}
	return s.line("dreixdrei.ended.between", values)
}

// closing returns the last line of the panel: the loser or, for a person who lost, the winner; then the turn that decided the match.
func (s *sitting) closing() string {
	p, names := s.Table.Match.Position(), s.Table.Phrases.SeatNames
	if p.IsUndecided() {
		return s.Table.Phrases.EndText(dreixdrei.NoSeat)
	}
	values := assets.Values{"First": names[p.FinishedSeats()[0]], "Name": names[p.Loser()]}
	said := "dreixdrei.ended.lantern"
	if only, ok := s.onlyPerson(); ok && only == p.Loser() {
		said = "dreixdrei.ended.mocked"
	}
	text := s.line(said, values)
	if turn := fatal(s.Table.Match); turn > 0 {
		values["Turn"] = turn
		text += " " + s.game.Say("dreixdrei.ended.fatal", values)
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
