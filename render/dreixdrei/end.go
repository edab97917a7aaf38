package dreixdrei

import (
	"dreist/assets"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// end tells how the match has ended: who was out when, who took up most, and the turn that made the loser.
func (b *board) end() shell.Screen {
	g, m := b.game, b.table.Match
	e, of := g.EndOf(b.screen), screens.TableEndOf(b.screen)
	p := m.Position()
	e.Lines = func() []panel.TallyLine {
		counts, most := m.Facts().Counts, 0
		for seat, cards := range counts[match.Largest] {
			if cards > counts[match.Largest][most] {
				most = seat
			}
		}
		if counts[match.Largest][most] == 0 {
			return nil
		}
		return []panel.TallyLine{{Text: func(part float64) string {
			return g.Count(dreixdreimsg.EndedTaken, stage.UpTo(counts[match.Largest][most], part), assets.Values{"Name": b.table.Say.Seats[most]})
		}}}
	}
	of.Code = func() string { return g.Say(dreixdreimsg.EndedCode, assets.Values{"Code": m.Tag(codeTag)}) }
	of.Shown = func() []panel.Item {
		moves, turn := fatal(m)
		if turn == 0 {
			return nil
		}
		text := g.Say(dreixdreimsg.EndedFatal, assets.Values{"Name": b.table.Say.Seats[p.Loser()], "Turn": turn})
		look := g.Button(dreixdreimsg.EndedLook, panel.Quiet, func() shell.Step { return b.screen.LookBackTo(moves) })
		return []panel.Item{panel.Paragraph{Text: text, Tone: panel.Aside}, screens.Besides(look)}
	}
	of.Draw = func(in screens.EndRoom, winners []int, at stage.Span) { g.drawEnd(in, winners, p, at) }
	return e.TableScreen(of)
}

// fatal returns the turn that made the loser, in which it took up most cards, and after how many moves that was; no turn where it
// took up none.
func fatal(m *match.Match) (moves, turn int) {
	most, loser := 0, m.Position().Loser()
	for i, step := range m.History() {
		for _, e := range step.Events {
			if taken, ok := e.(dreixdrei.PileTaken); ok && taken.Seat == loser && len(taken.Cards) >= most {
				most, moves, turn = len(taken.Cards), i, step.Turn
			}
		}
	}
	return moves, turn
}

// drawEnd draws the host of the winner with a crown above that of the loser, who goes home with the lantern.
func (g *game) drawEnd(in screens.EndRoom, winners []int, p *dreixdrei.Position, at stage.Span) {
	size := min(in.W*0.7, in.H*0.98)
	draw := func(seat dreixdrei.Seat, mood pictures.Mood, x, y, size float64, from stage.Span) {
		rises := stage.EaseOut(at.Within(from, 320))
		role := pictures.Role{Host: pictures.Host(seat), Mood: mood}
		g.Canvas.Picture(role, geom.Around(geom.Point{X: in.X + in.W*x, Y: in.Y + in.H*y + (1-rises)*size*0.4}, size, size), rises)
	}
	if loser := p.Loser(); loser != dreixdrei.NoSeat {
		draw(loser, pictures.Last, 0.8, 0.68, size*0.62, 200)
	}
	if len(winners) > 0 {
		draw(dreixdrei.Seat(winners[0]), pictures.First, 0.36, 0.46, size, 0)
	}
}
