package awards

import (
	"image/color"
	"strings"

	"dreist/assets"
	"dreist/game/progress"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
)

// Lengths of the medals' page, in logical pixels.
const (
	abreast   = 3
	mostHigh  = 322
	leastHigh = 240
	others    = 302 // everything else in the panel
	toldHigh  = 26
	barWide   = 52
	barHigh   = 5
)

func (a *Awards) count(earned int) string {
	return a.Say("medals.count", assets.Values{"Earned": earned, "All": len(a.Medals)})
}

// page is the page of a game's statistics with all its medals.
type page struct {
	*Awards
	progress progress.Tally
	earned   progress.EarnedMedals
	chosen   int // index of the medal clicked last, or -1
}

// Pages returns the page of medals for the statistics of the game.
func (a *Awards) Pages() []screens.StatisticsPage {
	p := &page{Awards: a, chosen: -1}
	return []screens.StatisticsPage{{NameKey: "statistics.page.medals", Load: p.load, Items: p.items, Decorate: p.Draw}}
}

// load reads the medals and marks them as seen.
func (p *page) load() {
	p.progress, p.earned = p.Awards.progress, p.EarnedMedals()
	p.markShown(p.Medals.Unannounced(p.earned)...)
}

func (p *page) items() []panel.Item {
	f := p.Frame()
	shown := panel.Plot{ID: "medal", Height: min(max(f.H/f.TextUnit()-others, leastHigh), mostHigh) * f.TextScale(), SpotsRight: 1, SpotsPerRow: abreast}
	for n, i := range p.Medals {
		shown.Spots = append(shown.Spots, panel.PlotSpot{ID: "medal." + i.Name, Label: p.label(i), Action: func() {
			p.chosen = n
			p.RedrawAll()
		}})
	}
	items := []panel.Item{shown, panel.PictureRoom{Height: toldHigh * f.TextScale(), AltText: []string{p.count(len(p.earned))}}}
	if had := p.earlier(); len(had) > 0 {
		items = append(items, panel.Paragraph{Text: p.Say("medals.earlier", assets.Values{"Names": p.JoinList(had)}), Tone: panel.AsideTone})
	}
	return items
}

func (p *page) earlier() (names []string) {
	earned := p.RetiredMedals.DecodeEarned(p.Profile.Notes(p.GameNotesName(progress.MedalNotes)))
	for _, m := range p.RetiredMedals {
		if _, had := earned[m]; had {
			names = append(names, p.name(m))
		}
	}
	return names
}

// label returns the text for screen readers: the medal's condition, whether it is earned, and the progress towards it.
func (p *page) label(i progress.Medal) string {
	kept, had := p.earned[i]
	return p.name(i) + ": " + p.Say("medal."+i.Name+".text") + " " +
		p.Say("medals.told", assets.Values{"Earned": had, "New": had && !kept.WasShown, "State": p.state(i)})
}

func (a *Awards) name(i progress.Medal) string { return a.Say("medal." + i.Name + ".name") }

// state returns the date since when the player has a medal, or the progress towards it if it is counted.
func (p *page) state(i progress.Medal) string {
	if kept, had := p.earned[i]; had {
		return p.Say("medals.since", assets.Values{"Date": p.FormatDate(kept.Day)})
	}
	if i.HasCountableProgress() && p.progress[i] > 0 {
		return p.Say("medals.progress", assets.Values{"Now": p.progress[i], "Of": i.Goal})
	}
	return ""
}

// Draw draws the medals, and describes the one under the pointer, else the one clicked last.
func (p *page) Draw(in *panel.Panel) {
	_, spots, at, ok := in.PlotRects()
	line, staged := in.PictureRoomRect()
	if !ok || !staged {
		return
	}
	names := p.lettering(spots)
	for i, spot := range spots {
		p.drawMedal(spot, p.Medals[i], names, i == at)
	}
	if at < 0 {
		at = p.chosen
	}
	p.describe(line, at)
}

// nameRoom returns the room for a medal's name: two lines at the foot of its spot.
func nameRoom(in geom.Rect, u float64) geom.Rect {
	high := 2.75 * kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, color.RGBA{}).Size
	return geom.Rect{X: in.X + 2*u, Y: in.Bottom() - high, W: in.W - 4*u, H: high}
}

// lettering returns the lettering of the names: one font size for all, in which no word is broken.
func (p *page) lettering(spots []geom.Rect) kit.TextStyle {
	e, u := p.Canvas, p.Frame().TextUnit()
	style := kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, e.Palette().Text)
	for i, spot := range spots {
		name, room := p.name(p.Medals[i]), nameRoom(spot, u)
		for word := range strings.FieldsSeq(name) {
			style = e.Labels.FitWidth(word, style, room.W)
		}
		style = e.Labels.FitRect(name, style, room, kit.SmallestText*u)
	}
	return style
}

func (p *page) drawMedal(in geom.Rect, i progress.Medal, style kit.TextStyle, lit bool) {
	e, u := p.Canvas, p.Frame().TextUnit()
	kept, had := p.earned[i]
	if !had {
		style.Color = e.Palette().MutedText
	}
	words := nameRoom(in, u)
	size := min(in.W*0.9, words.Y-in.Y)
	middle := geom.Point{X: in.Center().X, Y: words.Y - size/2}
	e.DrawText(p.name(i), style, words, kit.Center, 1)
	if lit {
		size *= 1.08
	}
	alpha := 1.0
	if !had && !lit {
		alpha = 0.75
	}
	e.DrawPicture(p.MedalPicture(i, had), geom.RectAround(middle, size, size), alpha)
	if had && !kept.WasShown {
		e.DrawPicture(kit.GoldStar, geom.RectAround(geom.Point{X: middle.X + size*0.4, Y: middle.Y - size*0.38}, size*0.3, size*0.3), 1)
	}
	if had || !i.HasCountableProgress() || p.progress[i] == 0 {
		return
	}
	bar := geom.RectAround(geom.Point{X: in.Center().X, Y: words.Y}, barWide*u, barHigh*u)
	e.FillRect(bar, e.Palette().MutedText, 0.3)
	bar.W *= float64(p.progress[i]) / float64(i.Goal)
	e.FillRect(bar, e.Palette().Glow, 1)
}

// describe writes the condition of the medal with index at; if at is -1, the number of earned medals.
func (p *page) describe(in geom.Rect, at int) {
	e, u := p.Canvas, p.Frame().TextUnit()
	line := kit.NewTextStyle(u, assets.TextFont, kit.TextSize, e.Palette().Text)
	text := p.Say("medals.point", assets.Values{"Count": p.count(len(p.earned))})
	if at >= 0 {
		i := p.Medals[at]
		text = p.Say("medal." + i.Name + ".text")
		if state := p.state(i); state != "" {
			text += " (" + state + ")"
		}
	}
	e.DrawText(text, e.Labels.FitWidth(text, line, in.W), in, kit.Center, 1)
}
