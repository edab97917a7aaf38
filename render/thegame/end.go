package thegame

import (
	"strings"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/words"
)

// end tells how the match has ended: its rating by the rest cards, what was laid by the trick, and the dearest step.
func (b *sitting) end() shell.Screen {
	g, m := b.game, b.Table.Match
	e, of := g.EndOf(b.screen), screens.TableEndOf(b.screen)
	p := m.Position()
	if m.Settled() {
		b.Table.Line.Uncover()
	}
	e.Lines = func() []panel.TallyLine {
		counts, tricks, dearest := m.Facts().Counts, 0, 0
		for seat := range counts[match.Tricks] {
			tricks += counts[match.Tricks][seat]
			dearest = max(dearest, counts[match.Biggest][seat])
		}
		count := func(key string, n int, values assets.Values) panel.TallyLine {
			return panel.TallyLine{Text: func(part float64) string { return g.Count(key, stage.UpTo(n, part), values) }}
		}
		lines := []panel.TallyLine{count("ended.dearest", dearest, nil)}
		if tricks > 0 {
			lines = append([]panel.TallyLine{count("ended.tricks", tricks, nil)}, lines...)
		}
		return lines
	}
	if b.screen.Lesson && m.Settled() {
		return b.endFirst(e)
	}
	e.Share = func() string { return b.shared() }
	of.Title = func() string { return g.Say(words.Rating(p.Rest())) }
	of.Told = func() string {
		if p.Won() {
			return g.Say("ended.won")
		}
		if !m.Settled() {
			if p.Seats() == 1 {
				return g.Say("ended.halted.alone")
			}
			return g.Say("ended.halted", assets.Values{"Name": b.Table.Say.Seats[p.Stuck()]}) // no hand is uncovered yet
		}
		return b.stuck()
	}
	of.Shown = func() []panel.Item {
		if !m.Settled() {
			return nil
		}
		return []panel.Item{panel.Paragraph{Text: strings.Join(append([]string{b.standing()}, g.aids(m.Hints() > 0, m.Listed())...), " · ")}}
	}
	if dayOf(m) == "" && m.Tag(match.PracticeTag) == "" {
		of.Again = func() panel.Button {
			return g.Button("ended.new", panel.Primary, func() shell.Step { return g.dealAnew(p.Variant(), m.Players()) })
		}
	}
	of.Draw = func(in screens.EndRoom, _ []int, at stage.Span) { g.drawEnd(in, p.Won(), at) }
	return e.TableScreen(of)
}

// stuck says who could not go on, and why: with which cards, and what the piles show.
func (b *sitting) stuck() string {
	p := b.Table.Match.Position()
	values := assets.Values{"Name": b.Table.Say.Seats[p.Stuck()]}
	for on := range thegame.Pile(thegame.Piles) {
		values[words.PileName(on)] = p.Shown(on)
	}
	hand := scene.Sorted(p.Hand(p.Stuck()))
	values["Cards"] = b.game.List(named(hand))
	if p.Seats() == 1 {
		return b.game.Count("ended.stuck.alone", len(hand), values)
	}
	return b.game.Count("ended.stuck", len(hand), values)
}

// aids says with which aids was played.
func (g *game) aids(hints, list bool) (all []string) {
	if hints {
		all = append(all, g.Say("history.hinted"))
	}
	if list {
		all = append(all, g.Say("ended.listed"))
	}
	return all
}

// named returns cards as they stand in a sentence.
func named(cards []thegame.Card) (all []string) {
	for _, c := range cards {
		all = append(all, c.String())
	}
	return all
}

// standing says how the games of as many seats in the same variant stand, and names the code of the deal.
func (b *sitting) standing() string {
	g, m := b.game, b.Table.Match
	variant, seats := m.Deal().Variant, len(m.Players())
	var parts []string
	games := g.counted(variant)
	s := standings(games)[seats]
	// By its sum: the ID is another one as soon as the game is on disk.
	if kept, ok := g.Profile.Finished(b.screen.HistoryID()); ok && len(games) > 0 && kept.Sum == games[0].Sum {
		if before := standings(games[1:])[seats]; before.Played > 0 && s.Best < before.Best {
			parts = append(parts, g.Say("ended.record"))
		}
	}
	if s.Played > 0 { // else there was only practice
		parts = append(parts, g.Count("standing.line", s.Played, assets.Values{
			"Seats": g.seatsName(seats), "Variant": g.Say("variant.name." + variant.String()), "Won": s.Won, "Best": s.Best, "Mean": g.Tenths(s.tenths()),
		}))
	}
	if day := dayOf(m); day != "" && m.Tag(match.PracticeTag) == "" {
		now, _ := g.daily.Results().Streak(day)
		parts = append([]string{g.Count("ended.daily", now, assets.Values{"Deal": g.daily.Caption(day)})}, parts...)
	} else if code := m.Tag(codeTag); code != "" {
		parts = append(parts, g.Say("ended.code", assets.Values{"Code": code}))
	}
	return strings.Join(parts, " · ")
}

// shared returns the line for others: the day or the code of the deal, what was left, and the rating.
func (b *sitting) shared() string {
	g, m := b.game, b.Table.Match
	rest, of := m.Position().Rest(), m.Tag(codeTag)
	if day := dayOf(m); day != "" && m.Tag(match.PracticeTag) == "" {
		of = g.ShortDate(day)
	}
	mark := "💪"
	if rest == 0 {
		mark = "🏆"
	}
	return g.Count("ended.shared", rest, assets.Values{"Of": of, "Mark": mark, "Rating": g.Say(words.Rating(rest))})
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
