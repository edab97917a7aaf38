package sounds

import "sync"

// device plays samples. Its methods return at once.
type device interface {
	// play starts samples at a volume from 0 to 1, or drops them if it cannot.
	play(samples []float32, volume float64)
	silence()
	// err returns why the device does not play, or nil.
	err() error
	close()
}

// Player plays cues. It may be used from any goroutine, and no method blocks or fails.
type Player struct {
	mu       sync.Mutex
	device   device
	absent   error // reason why there is no device
	effects  float64
	jingles  float64
	muted    bool
	played   [clipCount]int // number of cues played per clip, which selects the variation
	prepared map[take][]float32
}

// OpenPlayer returns a player for the computer's sound device, with both volumes at 1. The first audible cue opens the device in the background; cues
// until it is ready are dropped. Err reports later whether there is a device. Open only one player per program; a second one stays silent.
func OpenPlayer() *Player { return newPlayer(openDevice()) }

// NewSilentPlayer returns a player without a device.
func NewSilentPlayer() *Player { return newPlayer(nil) }

// NewFailedPlayer returns a player without a device. Its Err returns the reason.
func NewFailedPlayer(reason error) *Player {
	p := newPlayer(nil)
	p.absent = reason
	return p
}

func newPlayer(d device) *Player {
	return &Player{device: d, effects: 1, jingles: 1, prepared: map[take][]float32{}}
}

// Play plays a cue in parallel to others. The variations of a clip take turns. An inaudible cue costs nothing.
func (p *Player) Play(cue Cue) {
	p.mu.Lock()
	defer p.mu.Unlock()
	volume := p.volume(cue.Clip)
	if volume == 0 || p.device == nil {
		return
	}
	v := take{cue.normal(), p.played[cue.Clip] % VariationCount}
	p.played[cue.Clip]++
	samples, ok := p.prepared[v]
	if !ok {
		samples = Synthesize(v.Cue, v.variation)
		p.prepared[v] = samples
	}
	p.device.play(samples, volume)
}

func (p *Player) volume(clip Clip) float64 {
	switch {
	case p.muted:
		return 0
	case clip.IsJingle():
		return p.jingles
	}
	return p.effects
}

// SetVolumes sets the volumes of effects and jingles, 0 to 1, for later cues.
func (p *Player) SetVolumes(effects, jingles float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.effects, p.jingles = effects, jingles
}

// SetMuted turns all sound off, including what is playing, or on again.
func (p *Player) SetMuted(muted bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.muted = muted
	if muted && p.device != nil {
		p.device.silence()
	}
}

// Err returns why there is no sound, or nil: there is no device, or it was lost. Later cues try again.
func (p *Player) Err() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.device == nil {
		return p.absent
	}
	return p.device.err()
}

// Close ends all sound and releases the device. The player can still be used, but is silent.
func (p *Player) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.device != nil {
		p.device.close()
		p.device = nil
	}
}
