//go:build ebitenginevmguest

package sounds

import "github.com/hajimehoshi/ebiten/v2/audio"

// guestDevice hands each clip to Ebitengine's audio package as a player of its own, which a
// test host receives as a stream of its own. Clips start within the call, so that the host
// finds them in the tick of their cause.
type guestDevice struct {
	context *audio.Context
	players []*audio.Player
}

func openDevice() device { return &guestDevice{context: audio.NewContext(SampleRate)} }

func (g *guestDevice) play(samples []float32, volume float64) {
	player, err := g.context.NewPlayerF32(&stream{samples: samples})
	if err != nil {
		return // only a source of a wrong format is refused
	}
	player.SetVolume(volume)
	player.Play()
	g.forgetEnded()
	g.players = append(g.players, player)
}

func (g *guestDevice) forgetEnded() {
	playing := g.players[:0]
	for _, p := range g.players {
		if p.IsPlaying() {
			playing = append(playing, p)
		}
	}
	clear(g.players[len(playing):])
	g.players = playing
}

func (g *guestDevice) hush() {
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
