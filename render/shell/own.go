//go:build !ebitenginevmguest

package shell

// ownWindow says whether the program has a window of its own.
const ownWindow = true

// report does nothing: only a program that is driven tells what it shows.
func (a *App) report() error { return nil }
