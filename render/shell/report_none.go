//go:build !ebitenginevmguest && !reported

package shell

// report does nothing: only a driven program reports what it shows.
func (a *App) report() error { return nil }
