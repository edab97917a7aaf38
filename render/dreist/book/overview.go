package book

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Overview shows the pages of the rules at a glance.
type Overview struct {
	*shell.Context
	Canvas  pictures.Canvas
	Open    func(at screens.Place) shell.Step // opens the rule book
	Example func(number int) shell.Step       // shows an example and leads back

	last int // index of the page shown last
}

// Last returns the page shown last.
func (o *Overview) Last() *shell.Menu { return o.show(o.last, rulebook.Explanation{}) }

// First returns the first page.
func (o *Overview) First() *shell.Menu { return o.show(0, rulebook.Explanation{}) }

// Why returns the page that explains a refusal.
func (o *Overview) Why(e rulebook.Explanation) *shell.Menu {
	at := slices.IndexFunc(rulebook.Pages(), func(p rulebook.Page) bool { return p.ID == e.Page })
	return o.show(max(at, 0), e)
}

func (o *Overview) show(at int, why rulebook.Explanation) *shell.Menu {
	p := &page{Overview: o, why: why}
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

// page is an open page of the overview.
type page struct {
	*Overview
	at  int                  // index of the page
	why rulebook.Explanation // of a refusal, else the zero one

	title    string
	points   []pagePoint
	diagrams []*diagram
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
func (o *page) height() float64 {
	f := o.Frame()
	return max(pageHeight, min(pageMost, f.H/f.PanelUnit()-pageAround*f.Letters()))
}

// turnTo opens a page.
func (o *page) turnTo(at int) {
	o.at, o.last = at, at
	speed := stage.Normal
	if o.Settings().Speed == store.Instant {
		speed = stage.Instant
	}
	all, err := newDiagrams(rulebook.Pages()[at].Diagrams, speed)
	if err != nil {
		panic(err) // the diagrams are part of the program; its tests play them all
	}
	for _, d := range all {
		d.line.SetReduced(o.Settings().ReducedMotion)
	}
	o.diagrams = all
}

// items returns the items of the panel, and collects the texts that draw puts on the page.
func (o *page) items() []panel.Item {
	page := rulebook.Pages()[o.at]
	o.title = o.Say(page.TitleKey())
	o.points, o.captions = o.points[:0], o.captions[:0]
	for _, key := range page.Points {
		o.points = append(o.points, pagePoint{o.Say(key), key == o.why.Point})
	}
	for _, d := range page.Diagrams {
		o.captions = append(o.captions, o.Say(d.CaptionKey()))
	}
	tabs := panel.Choice{ID: "overview", Index: o.at}
	for _, p := range rulebook.Pages() {
		tabs.Options = append(tabs.Options, o.Say("book.tab."+p.ID))
	}
	tabs.Changed = func(page int) {
		o.Turn(page - o.at)
		o.turnTo(page)
		o.Remake()
	}
	return []panel.Item{tabs, panel.Stage{Height: o.height(), AltText: o.altTexts()}, panel.Row{Buttons: o.buttons(page)}}
}

// altTexts returns the texts of the page, the highlighted one first.
func (o *page) altTexts() []string {
	texts := []string{o.title}
	for _, wanted := range [...]bool{true, false} {
		for _, p := range o.points {
			if p.wants == wanted {
				texts = append(texts, p.text)
			}
		}
	}
	return append(texts, o.captions...)
}

// buttons returns the buttons of a page.
func (o *page) buttons(page rulebook.Page) []panel.Button {
	buttons := []panel.Button{o.Button(msg.BookBack, panel.Quiet, shell.Close)}
	if o.moves() {
		buttons = append(buttons, o.Button(dreistmsg.BookAgain, panel.Quiet, shell.Staying(o.again)))
	}
	place := o.why.Place
	if !o.explains() {
		place = form.Place{Section: page.Sections[0], Paragraph: form.InTitle}
	}
	buttons = append(buttons, o.Button(dreistmsg.OverviewMore, panel.Quiet,
		func() shell.Step { return o.Open(screens.PlaceIn(rulebook.Book(), place)) }))
	if o.explains() && o.why.Example > 0 {
		example := panel.Button{Label: o.Say(dreistmsg.RulesFigure, assets.Values{"Figure": o.why.Example})}
		example.Action = o.Press(func() shell.Step { return o.Example(o.why.Example) })
		buttons = append(buttons, example)
	}
	return buttons
}

// explains reports whether the page explains a refusal.
func (o *page) explains() bool {
	return slices.ContainsFunc(o.points, func(p pagePoint) bool { return p.wants })
}

// moves reports whether a diagram of the page moves.
func (o *page) moves() bool {
	return slices.ContainsFunc(o.diagrams, func(d *diagram) bool { return len(d.events) > 0 || len(d.board.Refusals) > 0 })
}

// again restarts the diagrams.
func (o *page) again() {
	for _, d := range o.diagrams {
		d.again()
	}
}

// Update advances by a tick and reports whether the picture changed.
func (o *page) Update() bool {
	changed := false
	for _, d := range o.diagrams {
		changed = d.update() || changed
	}
	return changed
}

// Busy reports whether a diagram is still moving.
func (o *page) Busy() bool {
	return slices.ContainsFunc(o.diagrams, (*diagram).busy)
}
