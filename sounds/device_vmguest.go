//go:build ebitenginevmguest

package sounds

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// guestDevice plays each clip with a player of Ebitengine's audio package. A test host receives it as a stream. Clips start within the call,
// so that the host finds them in the tick of their cause.
type guestDevice struct {
	context *audio.Context
	players []*audio.Player
}

func openDevice() device { return &guestDevice{context: audio.NewContext(SampleRate)} }

func (g *guestDevice) play(samples []float32, volume float64) {
	player, err := g.context.NewPlayerF32(&stream{samples: samples})
	if err != nil {
		return // only a source of a wrong format fails
	}
	player.SetVolume(volume)
	player.Play()
	g.players = append(slices.DeleteFunc(g.players, func(p *audio.Player) bool { return !p.IsPlaying() }), player)
}

func (g *guestDevice) silence() {
	for _, p := range g.players {
		p.SetVolume(0)
	}
}

func (*guestDevice) err() error { return nil }

func (g *guestDevice) close() {
	for _, p := range g.players {
		p.PauseAndStopReading()
	}
}
