package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/stage"
)

// showStart shows the start screen: what can be begun.
func (a *App) showStart() {
	saved, table := a.findSaved(store.Solo), a.findSaved(store.Table)
	state := a.ladder()
	fresh := saved == nil && table == nil && a.unplayed(state)
	items := func() []panel.Item {
		var items []panel.Item
		style := panel.Primary
		if fresh {
			items = append(items, a.offerFirstGame(panel.Primary))
			style = panel.Quiet
		}
		if saved != nil {
			p := saved.Position()
			left := assets.Values{"Yours": p.CardsLeft(0), "Egons": p.CardsLeft(dreist.EgonSeat)}
			resume := a.press(func() { a.resume(saved) })
			items = append(items, panel.Button{Label: a.say.Say(msg.StartContinue), Detail: a.say.Say(msg.StartContinueDetail, left), Style: panel.Primary, Action: resume})
			style = panel.Quiet
		}
		ladder := a.button(msg.StartLadder, panel.Quiet, a.showLadder)
		ladder.Detail = a.say.Say(msg.StartLadderFirst) // two numbers say nothing to somebody who has never climbed
		if state.Running {
			ladder.Detail = a.say.Say(msg.StartLadderDetail, shares(state.Rung))
		}
		round := a.button(msg.StartTable, panel.Quiet, a.showTable)
		round.Detail = a.tableDetail(table)
		learn := a.button(msg.StartLearn, panel.Quiet, a.showLearn)
		learn.Detail = a.say.Say(msg.StartLearnDetail)
		daily := a.button(msg.StartDaily, panel.Quiet, a.playDaily)
		daily.Detail = a.say.Date(a.today())
		return append(items,
			a.button(msg.StartNew, style, a.askNew),
			panel.Row{Buttons: []panel.Button{ladder, round}},
			panel.Row{Buttons: []panel.Button{learn, daily}},
			panel.Row{Buttons: []panel.Button{
				a.button(msg.StartCode, panel.Quiet, a.showCode), a.button(msg.StartStatistics, panel.Quiet, a.showStatistics),
				a.button(msg.StartLanguage, panel.Quiet, a.otherLanguage), a.button(msg.StartQuit, panel.Quiet, func() { a.quit = true }),
			}})
	}
	a.open(&menu{items: items, place: startPlace, options: []panel.Option{panel.Plain(), panel.Width(440)}})
}

// tableDetail says how the table stands that can be gone on with.
func (a *App) tableDetail(saved *savedGame) string {
	switch {
	case saved == nil:
		return a.say.Say(msg.StartTableDetail)
	case saved.series == 0:
		return a.say.Say(msg.StartContinue)
	}
	return a.say.Say(msg.SeriesCaption, assets.Values{"Game": saved.series, "Length": max(a.series().Length, saved.series)})
}

// otherLanguage takes the language that is not spoken now.
func (a *App) otherLanguage() {
	for _, l := range assets.Languages() {
		if l != a.say.Language {
			a.setLanguage(l)
			return
		}
	}
}

// The start screen from above: the logo, the tagline, the buttons.
func startPlace(f stage.Frame) geom.Rect {
	top := logoPlace(f).Bottom() + f.H*0.09
	return geom.Rect{X: f.W * 0.3, Y: top, W: f.W * 0.4, H: f.H*0.96 - top}
}

// startButtons is how high the buttons of the start screen are at most, in logical pixels.
const startButtons = 290

// The logo is smaller where the window is too low for it and all buttons.
func logoPlace(f stage.Frame) geom.Rect {
	w := min(f.W*0.5, min(f.H*0.42, f.H*0.82-startButtons*f.Scale)/0.44)
	return geom.Rect{X: (f.W - w) / 2, Y: f.H * 0.05, W: w, H: float64(art.LogoHeight(round(w)))}
}

// hidesLogo reports whether a panel lies over part of the logo, the rest of which would stick out behind it.
func (a *App) hidesLogo() bool {
	p := a.panel
	return p != nil && p.blocks && p.Panel != nil && logoPlace(a.frame).Overlap(p.Bounds()) > 0
}

// drawStart draws the start screen below its buttons: a table just before a game.
func (a *App) drawStart(e *canvas) {
	f := a.frame
	e.felt.draw(&e.brush, f.W, f.H)
	fan := []dreist.Kind{dreist.KindOf(3, dreist.Turquoise), dreist.KindOf(6, dreist.Yellow), dreist.KindOf(7, dreist.Violet), dreist.KindOf(8, dreist.Red)}
	w := min(f.W*0.09, f.H*0.15)
	for i, kind := range fan {
		turn := (float64(i) - 1.5) * 0.24
		at := geom.Point{X: f.W*0.14 + (float64(i)-1.5)*w*0.55, Y: f.H*0.72 + turn*turn*w*0.9}
		e.turned(motif{what: shadowMotif}, at, w, w*stage.CardRatio, 1, turn, white, 0.9)
		e.turned(motif{faceMotif, uint16(kind)}, at, w, w*stage.CardRatio, 1, turn, white, 1)
	}
	size := min(f.W*0.2, f.H*0.34)
	e.picture(motif{egonMotif, uint16(art.Smug)}, geom.Rect{X: f.W*0.845 - size/2, Y: f.H - size, W: size, H: size}, 1)
	if a.hidesLogo() {
		return
	}
	logo := logoPlace(f)
	e.picture(motif{what: logoMotif}, logo, 1)
	ui := e.ui()
	tagline := geom.Rect{X: f.W * 0.1, Y: logo.Bottom(), W: f.W * 0.8, H: f.H * 0.08}
	e.write(e.labels, a.say.Say(msg.StartTagline), sized(f, assets.Text, 18, ui.Text), tagline, center, 1)
}
