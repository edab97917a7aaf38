package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/rulebook"
	"dreist/game/store"
	"dreist/render/dreist/lessons"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// overview is the rules at a glance: six pages with diagrams that move. It belongs to the panel that shows it.
type overview struct {
	page    int
	point   string         // key of the point that explains a refusal, empty elsewhere
	place   rulebook.Place // where the rule book explains it
	example int            // which example shows it, 0 for none

	title    string
	points   []pagePoint
	diagrams []*diagram
	captions []string // below the diagrams
	at       pagePlaces
}

// pagePoint is a sentence of a page.
type pagePoint struct {
	text  string
	wants bool // it is what the page was opened for
}

// overviewHeight is the logical height of a page of the overview.
const overviewHeight = 424

// overviewScreen returns the overview at a page, as a screen.
func (a *game) overviewScreen(o *overview) shell.Screen {
	a.turnTo(o, o.page)
	return help{a.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(912), panel.Start(0)}, Live: o,
		Items:    func() []panel.Item { return a.overviewItems(o) },
		Decorate: func(*panel.Panel) { o.draw(&a.canvas) },
		Placed: func(p *panel.Panel) {
			if room, ok := p.Stage(); ok {
				o.lay(&a.canvas, a.Frame(), room)
			}
		},
	})}
}

// turnTo opens a page of the overview.
func (a *game) turnTo(o *overview, page int) {
	o.page, a.read = page, page
	speed := stage.Normal
	if a.Settings().Speed == store.Instant {
		speed = stage.Instant
	}
	o.diagrams = o.diagrams[:0]
	for _, d := range rulebook.Pages()[page].Diagrams {
		v, err := newDiagram(d, speed)
		if err != nil {
			panic(err) // the diagrams are part of the program; its tests play them all
		}
		o.diagrams = append(o.diagrams, v)
	}
}

// overviewItems returns the panel around a page. What is written on the page itself is kept for drawing.
func (a *game) overviewItems(o *overview) []panel.Item {
	page := rulebook.Pages()[o.page]
	o.title = a.say.Say(page.TitleKey())
	o.points, o.captions = o.points[:0], o.captions[:0]
	for _, key := range page.Points {
		o.points = append(o.points, pagePoint{a.say.Say(key), key == o.point})
	}
	for _, d := range page.Diagrams {
		o.captions = append(o.captions, a.say.Say(d.CaptionKey()))
	}
	tabs := panel.Choice{ID: "overview", Index: o.page}
	for _, p := range rulebook.Pages() {
		tabs.Options = append(tabs.Options, a.say.Say("book.tab."+p.ID))
	}
	tabs.Changed = func(page int) {
		a.turnTo(o, page)
		a.Remake()
	}
	return []panel.Item{tabs, panel.Stage{Height: overviewHeight}, panel.Row{Buttons: a.overviewButtons(o, page)}}
}

// overviewButtons returns what leads on from a page.
func (a *game) overviewButtons(o *overview, page rulebook.Page) []panel.Button {
	buttons := []panel.Button{a.Button(msg.BookBack, panel.Primary, shell.Close)}
	if o.moves() {
		buttons = append(buttons, a.Button(msg.BookAgain, panel.Quiet, func() shell.Step {
			o.again()
			return shell.Stay()
		}))
	}
	place := o.place
	if !o.explains() {
		place = rulebook.Place{Section: page.Sections[0], Paragraph: rulebook.InTitle}
	}
	buttons = append(buttons, a.Button(msg.OverviewMore, panel.Quiet, func() shell.Step { return a.ShowBook(placeIn(place)) }))
	if o.explains() && o.example > 0 {
		example := panel.Button{Label: a.say.Say(msg.RulesFigure, assets.Values{"Figure": o.example})}
		example.Action = a.Press(func() shell.Step { return a.openExampleFrom(o.example, lessons.BackToOverview) })
		buttons = append(buttons, example)
	}
	return buttons
}

// explains reports whether the page is the one that says why a move was refused.
func (o *overview) explains() bool {
	for _, p := range o.points {
		if p.wants {
			return true
		}
	}
	return false
}

// moves reports whether something on the page can be watched.
func (o *overview) moves() bool {
	for _, d := range o.diagrams {
		if len(d.events) > 0 || len(d.board.Refusals) > 0 {
			return true
		}
	}
	return false
}

// again shows what moves on the page once more.
func (o *overview) again() {
	for _, d := range o.diagrams {
		d.again()
	}
}

// Update takes a tick and reports whether the picture changed.
func (o *overview) Update() bool {
	changed := false
	for _, d := range o.diagrams {
		changed = d.update() || changed
	}
	return changed
}

// Busy reports whether something on the page has not come to rest.
func (o *overview) Busy() bool {
	for _, d := range o.diagrams {
		if d.busy() {
			return true
		}
	}
	return false
}
