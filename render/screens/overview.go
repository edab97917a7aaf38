package screens

import (
	"slices"
	"strings"
	"unicode"

	"dreist/game/rulebook"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// RuleBook is the rule book of a game: pages of points, which unfold their paragraphs, above animated diagrams, and a search.
type RuleBook struct {
	*shell.Context
	Canvas      *kit.Canvas
	Rules       *rulebook.Book
	Pages       []OverviewPage
	OpenExample func(number int) shell.Navigation // opens an example

	HidesRuleNumbers bool // nothing that players read cites its paragraphs

	last int // index of the page shown last
}

// OverviewPage is a page of the rule book. Its texts are keys.
type OverviewPage struct {
	tabKey      string
	pointKeys   []string
	captionKeys []string // captions of the diagrams
	// diagrams returns the diagrams, at their start, for a speed and with or without reduced motion.
	diagrams func(speed stage.Speed, reduced bool) []Diagram
}

// OverviewPages returns the pages of a rule book. of makes one diagram of a page; its error means a mistake in the program.
func OverviewPages[D interface{ CaptionKey() string }](
	pages []rulebook.OverviewPage[D], of func(d D, page []D, speed stage.Speed, reduced bool) (Diagram, error),
) (all []OverviewPage) {
	for _, p := range pages {
		page := OverviewPage{tabKey: p.TabKey, pointKeys: p.PointKeys}
		for _, d := range p.Diagrams {
			page.captionKeys = append(page.captionKeys, d.CaptionKey())
		}
		page.diagrams = func(speed stage.Speed, reduced bool) (moving []Diagram) {
			for _, d := range p.Diagrams {
				one, err := of(d, p.Diagrams, speed, reduced)
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

// Diagram is an animated picture on a page. It stops after some rounds, so that the program can sleep.
type Diagram interface {
	// Fit sets its size in device pixels.
	Fit(f stage.Frame)
	// IsAnimated reports whether it has any motion.
	IsAnimated() bool
	// Restart plays all rounds again.
	Restart()
	// NeedsTick reports whether it is still moving.
	NeedsTick() bool
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// Draw draws it within a rectangle.
	Draw(in geom.Rect)
}

// StillDiagram is a Diagram without motion: the function draws it.
type StillDiagram func(in geom.Rect)

func (d StillDiagram) Draw(in geom.Rect)  { d(in) }
func (StillDiagram) Fit(stage.Frame)      {}
func (StillDiagram) IsAnimated() bool     { return false }
func (StillDiagram) Restart()             {}
func (StillDiagram) NeedsTick() bool      { return false }
func (StillDiagram) Tick() (changed bool) { return false }

func (r *RuleBook) lastPage() *shell.PanelScreen {
	return r.show(r.last, rulebook.Paragraph{}, panel.FocusItem(pageTabs))
}

// searchPage returns the page shown last, with the focus in its search field.
func (r *RuleBook) searchPage() *shell.PanelScreen {
	return r.show(r.last, rulebook.Paragraph{}, panel.FocusItem(pageField), panel.CatchLetters(pageField))
}

// pageAt returns the page with a paragraph, which is unfolded and highlighted.
func (r *RuleBook) pageAt(p rulebook.Paragraph) *shell.PanelScreen {
	return r.show(r.pageOf(p.PointKey), p, panel.FocusItem(pageTabs))
}

func (r *RuleBook) pageOf(point string) int {
	return max(0, slices.IndexFunc(r.Pages, func(page OverviewPage) bool { return slices.Contains(page.pointKeys, point) }))
}

// The indices of items on a page.
const (
	pageField = iota
	pageTabs
)

// Size of a page in logical pixels, limited to the window.
const (
	pageWidth  = 912
	pageHeight = 720
	pageStage  = 130 // minimum height of the diagrams
)

func (r *RuleBook) show(at int, read rulebook.Paragraph, options ...panel.Option) *shell.PanelScreen {
	p := &overviewPage{RuleBook: r}
	p.turnTo(at, read)
	return r.NewPanelScreen(shell.PanelScreen{
		Mood:    shell.TeachingHost,
		Options: append(options, panel.WithWidth(pageWidth), panel.WithHeight(pageHeight)), Animation: p, Items: p.items,
		Decorate: func(*panel.Panel) { p.draw(r.Canvas) },
		HandlePlaced: func(shown *panel.Panel) {
			if p.isMoved {
				shown.ScrollTo(p.block)
				p.isMoved = false
			}
			p.places = pagePlaces{}
			if room, ok := shown.PictureRoomRect(); ok {
				p.lay(r.Canvas, r.Frame(), room)
			}
		},
		OnEscape: func() shell.Navigation {
			if p.query == "" {
				return shell.Close()
			}
			p.search("")
			return shell.Stay()
		},
	})
}

type overviewPage struct {
	*RuleBook
	at      int    // index of the page
	open    string // key of the unfolded point, may be empty
	read    string // key of the highlighted paragraph, may be empty
	query   string
	block   int  // index of the block to scroll to
	isMoved bool // the panel scrolls to the block when it is next laid out

	diagrams []Diagram
	captions []string // texts below the diagrams
	places   pagePlaces
}

// turnTo opens a page and, unless it is zero, a paragraph on it.
func (o *overviewPage) turnTo(at int, p rulebook.Paragraph) {
	o.at, o.last, o.query, o.open, o.read, o.isMoved = at, at, "", p.PointKey, p.TextKey, true
	speed := stage.NormalSpeed
	if o.Speed() == stage.InstantSpeed {
		speed = stage.InstantSpeed
	}
	o.diagrams = o.Pages[at].diagrams(speed, o.Settings().HasReducedMotion)
}

func (o *overviewPage) unfold(point string) {
	if o.read = ""; o.open == point {
		point = ""
	}
	o.open, o.isMoved = point, true
	o.RemakeScreens()
}

// search shows the results of a query, or the page again if it is empty.
func (o *overviewPage) search(query string) {
	o.query, o.isMoved = query, true
	o.RemakeScreens()
}

// asks reports whether the query contains a letter or digit.
func (o *overviewPage) asks() bool {
	return strings.ContainsFunc(o.query, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

// items returns the items of the panel, and sets the captions for draw.
func (o *overviewPage) items() []panel.Item {
	page := o.Pages[o.at]
	o.captions, o.block = o.captions[:0], 0
	tabs := panel.Choice{ID: "overview", SelectedIndex: o.at}
	for _, p := range o.Pages {
		tabs.Options = append(tabs.Options, o.Say(p.tabKey))
	}
	tabs.OnChange = func(page int) {
		o.AnimatePageTurn(page - o.at)
		o.turnTo(page, rulebook.Paragraph{})
		o.RemakeScreens()
	}
	field := panel.Field{ID: "overview.search", Text: o.query, Placeholder: o.Say("rules.search"), MaxLetters: 40, OnChange: o.search}
	buttons := []panel.Button{o.Button("book.back", panel.QuietStyle, shell.Close)}
	switch {
	case o.asks():
		return []panel.Item{field, tabs, panel.Page{Blocks: o.found()}, panel.Row{Buttons: buttons}}
	case o.open != "":
		return []panel.Item{field, tabs, panel.Page{Blocks: o.points(page)}, panel.Row{Buttons: buttons}}
	}
	for _, key := range page.captionKeys {
		o.captions = append(o.captions, o.Say(key))
	}
	if slices.ContainsFunc(o.diagrams, Diagram.IsAnimated) {
		buttons = append(buttons, o.Button("book.again", panel.QuietStyle, shell.StayAfter(o.again)))
	}
	room := panel.PictureRoom{Height: pageStage, FillsHeight: true, AltText: o.captions}
	return []panel.Item{field, tabs, panel.Page{Blocks: o.points(page)}, room, panel.Row{Buttons: buttons}}
}

func (o *overviewPage) again() {
	for _, d := range o.diagrams {
		d.Restart()
	}
}

func (o *overviewPage) Tick() (changed bool) {
	for _, d := range o.diagrams {
		changed = d.Tick() || changed
	}
	return changed
}

func (o *overviewPage) NeedsTick() bool {
	return slices.ContainsFunc(o.diagrams, Diagram.NeedsTick)
}
