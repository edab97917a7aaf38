//go:build !ebitenginevmguest && !reported

package shell

// report does nothing: only a program that is used by another one tells what it shows.
func (a *App) report() error { return nil }
