//go:build !linux || ebitenginevmguest

package input

// keyboard does nothing: on this system Ebitengine reports all releases of modifier keys.
type keyboard struct{}

func (*keyboard) free() bool { return false }
