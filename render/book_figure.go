package render

// openFigure opens a figure of the rules, 1 to 12.
func (a *App) openFigure(int) { a.showLearn() }
