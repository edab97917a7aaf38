package render

// visitFigure shows a figure to which the open panel leads. Leaving it leads back to that panel as it is now, and to the
// table it lies over; the key is that of the button which says so.
func (a *App) visitFigure(number int, away string) {
	open, below := a.panel, a.sitting()
	if a.table != nil {
		a.table.interrupt()
	}
	a.openFigure(number)
	a.leadBack(&sitting{away: away, show: func() {
		if below.table != nil {
			a.sitAgain(below, below.table.cursor)
		}
		a.reopen(open)
	}})
}

// visitNext shows another figure and keeps the way back from the one that is shown.
func (a *App) visitNext(number int) {
	was := a.left
	a.openFigure(number)
	a.leadBack(was)
}

// leadBack makes leaving the figure on the table lead back, nil for to the start.
func (a *App) leadBack(was *sitting) {
	a.left, a.table.away = was, ""
	if was != nil {
		a.table.away = was.away
	}
}
