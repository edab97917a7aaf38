//go:build !linux || ebitenginevmguest

package input

// keyboard knows nothing of the modifier keys themselves: here Ebitengine hears of all releases.
type keyboard struct{}

func (*keyboard) free() bool { return false }
