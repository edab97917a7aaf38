package screens

import (
	"image/color"
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/rulebook"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Overview shows the rules of a game at a glance: pages of a few points above diagrams that move. A page can also explain why a move was
// refused.
type Overview struct {
	*shell.Context
	Canvas  *kit.Canvas
	Rules   *rulebook.Book
	Pages   []OverviewPage
	Ink     func(point int) color.RGBA  // of the spark before a point
	Open    func(at Place) shell.Step   // opens the rule book
	Example func(number int) shell.Step // shows an example and leads back; nil where there are none

	last int // index of the page shown last
}

// OverviewPage is a page of an overview. Its texts are keys.
type OverviewPage struct {
	ID         string
	Tab, Title string
	Points     []string
	Captions   []string // of the diagrams
	Section    string   // ID of the section of the rule book to read on in
	// Diagrams returns the diagrams at their beginnings. One moves at a speed, or with less motion.
	Diagrams func(speed stage.Speed, reduced bool) []Diagram
}

// PagesOf returns the pages of an overview whose diagrams are D. of returns one at its beginning, or an error for a broken one.
func PagesOf[D interface{ CaptionKey() string }](
	pages []rulebook.Page[D], of func(d D, speed stage.Speed, reduced bool) (Diagram, error),
) (all []OverviewPage) {
	for _, p := range pages {
		page := OverviewPage{ID: p.ID, Tab: p.Tab, Title: p.Title, Points: p.Points, Section: p.Section}
		for _, d := range p.Diagrams {
			page.Captions = append(page.Captions, d.CaptionKey())
		}
		page.Diagrams = func(speed stage.Speed, reduced bool) (moving []Diagram) {
			for _, d := range p.Diagrams {
				one, err := of(d, speed, reduced)
				if err != nil {
					panic(err) // the diagrams are part of the program; its tests play them all
				}
				moving = append(moving, one)
			}
			return moving
		}
		all = append(all, page)
	}
	return all
}

// Diagram is a small picture of the overview. It stops after some rounds, so that the program can sleep.
type Diagram interface {
	Fit(f stage.Frame) // sets its size in device pixels
	Moves() bool       // reports whether it ever moves
	Again()            // shows all its rounds again
	Busy() bool        // reports whether it is still moving
	Update() bool      // lets a tick pass and reports whether the picture changed
	Draw(in geom.Rect)
}

// Last returns the page shown last.
func (o *Overview) Last() *shell.Menu { return o.show(o.last, rulebook.Explanation{}) }

// First returns the first page.
func (o *Overview) First() *shell.Menu { return o.show(0, rulebook.Explanation{}) }

// Why returns the page that explains a refusal.
func (o *Overview) Why(e rulebook.Explanation) *shell.Menu {
	at := slices.IndexFunc(o.Pages, func(p OverviewPage) bool { return p.ID == e.Page })
	return o.show(max(at, 0), e)
}

func (o *Overview) show(at int, why rulebook.Explanation) *shell.Menu {
	p := &overviewPage{Overview: o, why: why}
	p.turnTo(at)
	return o.NewMenu(shell.Menu{
		Mood:    shell.Teaching,
		Options: []panel.Option{panel.Width(912), panel.Start(0)}, Live: p, Items: p.items,
		Decorate: func(*panel.Panel) { p.draw(o.Canvas) },
		Placed: func(shown *panel.Panel) {
			if room, ok := shown.Stage(); ok {
				p.lay(o.Canvas, o.Frame(), room)
			}
		},
	})
}

// overviewPage is an open page of the overview.
type overviewPage struct {
	*Overview
	at  int                  // index of the page
	why rulebook.Explanation // of a refusal, else the zero one

	title    string
	points   []pagePoint
	diagrams []Diagram
	captions []string // of the diagrams
	places   pagePlaces
}

// pagePoint is a sentence of a page.
type pagePoint struct {
	text  string
	wants bool // highlighted: the reason why the page was opened
}

// The height of a page in logical pixels: the smallest and the largest, and that of the rest of the window.
const (
	pageHeight = 424
	pageMost   = 500
	pageAround = 168
)

// height returns the height of a page in logical pixels.
func (o *overviewPage) height() float64 {
	f := o.Frame()
	return max(pageHeight, min(pageMost, f.H/f.PanelUnit()-pageAround*f.Letters()))
}

// turnTo opens a page.
func (o *overviewPage) turnTo(at int) {
	o.at, o.last = at, at
	speed := stage.Normal
	if o.Settings().Speed == store.Instant {
		speed = stage.Instant
	}
	o.diagrams = o.Pages[at].Diagrams(speed, o.Settings().ReducedMotion)
}

// items returns the items of the panel, and collects the texts that draw puts on the page.
func (o *overviewPage) items() []panel.Item {
	page := o.Pages[o.at]
	o.title = o.Say(page.Title)
	o.points, o.captions = o.points[:0], o.captions[:0]
	for _, key := range page.Points {
		o.points = append(o.points, pagePoint{o.Say(key), key == o.why.Point})
	}
	for _, key := range page.Captions {
		o.captions = append(o.captions, o.Say(key))
	}
	tabs := panel.Choice{ID: "overview", Index: o.at}
	for _, p := range o.Pages {
		tabs.Options = append(tabs.Options, o.Say(p.Tab))
	}
	tabs.Changed = func(page int) {
		o.Turn(page - o.at)
		o.turnTo(page)
		o.Remake()
	}
	return []panel.Item{tabs, panel.Stage{Height: o.height(), AltText: o.altTexts()}, panel.Row{Buttons: o.buttons(page)}}
}

// altTexts returns the texts of the page, the highlighted one first.
func (o *overviewPage) altTexts() []string {
	told := []string{o.title}
	for _, wanted := range [...]bool{true, false} {
		for _, p := range o.points {
			if p.wants == wanted {
				told = append(told, p.text)
			}
		}
	}
	return append(told, o.captions...)
}

// buttons returns the buttons of a page.
func (o *overviewPage) buttons(page OverviewPage) []panel.Button {
	buttons := []panel.Button{o.Button(msg.BookBack, panel.Quiet, shell.Close)}
	if o.moves() {
		buttons = append(buttons, o.Button(msg.BookAgain, panel.Quiet, shell.Staying(o.again)))
	}
	place := o.why.Place
	if !o.explains() {
		place = rulebook.Place{Section: page.Section, Paragraph: rulebook.InTitle}
	}
	buttons = append(buttons, o.Button(msg.OverviewMore, panel.Quiet,
		func() shell.Step { return o.Open(PlaceIn(o.Rules, place)) }))
	if o.explains() && o.Example != nil && o.why.Example > 0 {
		example := panel.Button{Label: o.Say(msg.RulesFigure, assets.Values{"Figure": o.why.Example})}
		example.Action = o.Press(func() shell.Step { return o.Example(o.why.Example) })
		buttons = append(buttons, example)
	}
	return buttons
}

// explains reports whether the page explains a refusal.
func (o *overviewPage) explains() bool {
	return slices.ContainsFunc(o.points, func(p pagePoint) bool { return p.wants })
}

// moves reports whether a diagram of the page moves.
func (o *overviewPage) moves() bool {
	return slices.ContainsFunc(o.diagrams, Diagram.Moves)
}

// again restarts the diagrams.
func (o *overviewPage) again() {
	for _, d := range o.diagrams {
		d.Again()
	}
}

// Update advances by a tick and reports whether the picture changed.
func (o *overviewPage) Update() bool {
	changed := false
	for _, d := range o.diagrams {
		changed = d.Update() || changed
	}
	return changed
}

// Busy reports whether a diagram is still moving.
func (o *overviewPage) Busy() bool {
	return slices.ContainsFunc(o.diagrams, Diagram.Busy)
}
