package drive

import (
	"encoding/binary"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"dreist/sounds"
)

// Heard is a sound that the program has started.
type Heard struct {
	tick   int // of the driver when it was noticed
	Cue    sounds.Cue
	volume float64
}

type ears struct {
	fresh []*vmhost.GuestAudioStream // started and not identified yet
	heard []Heard
}

func (e *ears) notice(s *vmhost.GuestAudioStream) { e.fresh = append(e.fresh, s) }

// listen identifies the new streams by their first 20 ms, but for sounds with a tune, which cannot be told apart.
func (e *ears) listen(tick int) error {
	for _, s := range e.fresh {
		pcm := make([]float32, 2*sounds.SampleRate/50)
		if err := binary.Read(s, binary.LittleEndian, pcm); err != nil {
			return fmt.Errorf("drive: listen: %w", err)
		}
		if cue, ok := sounds.Identify(pcm); ok {
			e.heard = append(e.heard, Heard{tick: tick, Cue: cue, volume: s.Volume()})
		}
	}
	e.fresh = e.fresh[:0]
	return nil
}

// Heard returns the sounds started since the last call.
func (d *Driver) Heard() []Heard {
	h := d.ears.heard
	d.ears.heard = nil
	return h
}
