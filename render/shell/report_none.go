//go:build !ebitenginevmguest && !reported

package shell

// report does nothing: only a driven program reports its state.
func (a *App) report() error { return nil }
