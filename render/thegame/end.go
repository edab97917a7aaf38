package thegame

import (
	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/words"
)

// end tells how the match has ended: its rating by the rest cards, what was laid by the trick, and the dearest step.
func (b *board) end() shell.Screen {
	g, m := b.game, b.table.Match
	e, of := g.EndOf(b.screen), screens.TableEndOf(b.screen)
	p := m.Position()
	e.Lines = func() []panel.TallyLine {
		counts, tricks, dearest := m.Facts().Counts, 0, 0
		for seat := range counts[match.Tricks] {
			tricks += counts[match.Tricks][seat]
			dearest = max(dearest, counts[match.Biggest][seat])
		}
		count := func(key string, n int, values assets.Values) panel.TallyLine {
			return panel.TallyLine{Text: func(part float64) string { return g.Count(key, stage.UpTo(n, part), values) }}
		}
		return []panel.TallyLine{count(thegamemsg.EndedTricks, tricks, nil), count(thegamemsg.EndedDearest, dearest, nil)}
	}
	of.Title = func() string { return g.Say(words.Rating(p.Rest())) }
	of.Told = func() string {
		if p.Won() {
			return g.Say(thegamemsg.EndedWon)
		}
		return g.Say(thegamemsg.EndedStuck, assets.Values{"Name": b.table.Say.Seats[p.Stuck()], "Cards": b.handOf(p.Stuck())})
	}
	of.Code = func() string { return g.Say(thegamemsg.EndedCode, assets.Values{"Code": m.Tag(codeTag)}) }
	of.Offered = func() []panel.Button {
		buttons := []panel.Button{g.Button(thegamemsg.EndedNew, panel.Quiet, b.another)}
		if v := p.Variant() + 1; p.Won() && v < thegame.Variants && p.Seats() == 1 {
			buttons = append(buttons, g.Button(thegamemsg.EndedHarder, panel.Quiet, func() shell.Step {
				return g.playDeal(g.newCode(v, 1), g.alone())
			}))
		}
		return buttons
	}
	of.Draw = func(in screens.EndRoom, _ []int, at stage.Span) { g.drawEnd(in, p.Won(), at) }
	return e.TableScreen(of)
}

// handOf returns the cards that a seat holds, as they stand in a sentence.
func (b *board) handOf(s thegame.Seat) string {
	var cards []string
	for _, c := range b.table.Match.Position().Hand(s) {
		cards = append(cards, c.String())
	}
	return b.game.List(cards)
}

// drawEnd draws the four characters in a row before the sour pile, as they take the end; they rise one after the other.
func (g *game) drawEnd(in screens.EndRoom, won bool, at stage.Span) {
	mood, sour := pictures.Crushed, pictures.Smug
	if won {
		mood, sour = pictures.Triumphant, pictures.Beaten
	}
	size := min(in.W/2.6, in.H*0.62)
	g.Canvas.Picture(sour, geom.Around(geom.Point{X: in.Center().X, Y: in.Y + in.H*0.36}, size*1.1, size*1.1), 1)
	for on := range thegame.Pile(thegame.Piles) {
		rises := stage.EaseOut(at.Within(stage.Span(on)*120, 300))
		x := in.X + in.W*(float64(on)+0.5)/thegame.Piles
		y := in.Bottom() - size*0.36 + (1-rises)*size*0.5
		g.Canvas.Picture(pictures.Role{Pile: on, Mood: mood}, geom.Around(geom.Point{X: x, Y: y}, size*0.72, size*0.72), rises)
	}
}
