package sounds

import "sync"

// device plays samples. Its methods return at once.
type device interface {
	// play starts the samples at a volume from 0 to 1, or drops them if it cannot do so now.
	play(samples []float32, volume float64)
	// silence silences what is playing.
	silence()
	// err returns why the device will never play again, or nil.
	err() error
	close()
}

// Player plays cues. It may be used from any goroutine, and no method blocks or fails.
type Player struct {
	mu       sync.Mutex
	device   device
	absent   error // why there is none
	effects  float64
	jingles  float64
	muted    bool
	played   [clipCount]int // so many cues of each clip, which chooses the variation
	prepared map[version][]float32
}

// version is one variation of a cue.
type version struct {
	cue       Cue
	variation int
}

// Open returns a player for the device of this computer, both volumes at 1. The device is
// first touched by the first audible cue and opens in the background; cues until then are
// dropped. Whether there is a device is therefore not known yet: see Err. Open only one
// player in a program, since a second one stays silent.
func Open() *Player { return newPlayer(openDevice()) }

// Silent returns a player without a device.
func Silent() *Player { return newPlayer(nil) }

// Without returns a player without a device, which tells why.
func Without(reason error) *Player {
	p := newPlayer(nil)
	p.absent = reason
	return p
}

func newPlayer(d device) *Player {
	return &Player{device: d, effects: 1, jingles: 1, prepared: map[version][]float32{}}
}

// Play starts a cue beside whatever is playing. The variations of a clip take turns. A cue
// that would not be heard costs nothing.
func (p *Player) Play(cue Cue) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if cue.Clip >= clipCount || p.device == nil || p.device.err() != nil {
		return
	}
	volume := p.volume(cue.Clip)
	if volume == 0 {
		return
	}
	v := version{cue.normal(), p.played[cue.Clip] % Variations}
	p.played[cue.Clip]++
	samples, ok := p.prepared[v]
	if !ok {
		samples = Synthesize(v.cue, v.variation)
		p.prepared[v] = samples
	}
	p.device.play(samples, volume)
}

func (p *Player) volume(clip Clip) float64 {
	switch {
	case p.muted:
		return 0
	case clip.Jingle():
		return p.jingles
	}
	return p.effects
}

// SetVolumes sets the volumes from 0 to 1 of the effects and of the jingles. They apply from
// the next cue on.
func (p *Player) SetVolumes(effects, jingles float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.effects, p.jingles = clamp(effects), clamp(jingles)
}

// clamp also turns a volume that is not a number into silence.
func clamp(volume float64) float64 {
	if !(volume > 0) {
		return 0
	}
	return min(volume, 1)
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

// Err returns why the player is silent for good, or nil: there is no device, or it was lost.
// The settings tell it; the game goes on.
func (p *Player) Err() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.device == nil {
		return p.absent
	}
	return p.device.err()
}

// Close ends all sound and lets the device go. The player stays usable, but silent.
func (p *Player) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.device == nil {
		return
	}
	p.device.close()
	p.device = nil
}
