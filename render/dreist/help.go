package dreist

import "dreist/game/dreist/rulebook"

// layer is what a panel lies over, to return to just as it was.
type layer struct {
	below *menu // nil where it lies over the table
	help  bool  // it was asked for by the key for help, which also puts it away
}

// layOver opens a panel over whatever is shown.
func (a *App) layOver(p *menu, l layer) {
	l.below = a.panel
	p.over = &l
	if p.escape == nil {
		p.escape = a.leaveHelp
	}
	a.open(p)
}

// leaveHelp puts the panel away that lies over another.
func (a *App) leaveHelp() {
	a.uncover(a.panel.over.below)
}

// uncover shows what lay below, made again for the window and the language of now.
func (a *App) uncover(below *menu) {
	if below == nil {
		a.close()
		return
	}
	a.panel = below
	a.fitPanel()
	a.stale = true
}

// help shows the overview over whatever is shown, or puts it away with all that was opened from it. Where a refusal is
// told it explains that.
func (a *App) help() {
	for p := a.panel; p != nil && p.over != nil; p = p.over.below {
		if p.over.help {
			a.uncover(p.over.below)
			return
		}
	}
	if a.frame.W == 0 {
		return
	}
	if a.table != nil && a.panel == nil {
		if e, ok := a.table.explanation(); ok {
			a.explain(e)
			return
		}
	}
	a.showOverview(&overview{page: a.read}, layer{help: true})
}

// explain shows the page of the overview that says why a move was refused.
func (a *App) explain(e rulebook.Explanation) {
	o := &overview{point: e.Point, place: e.Place, example: e.Figure}
	for i, p := range rulebook.Pages() {
		if p.ID == e.Page {
			o.page = i
		}
	}
	a.showOverview(o, layer{help: true})
}
