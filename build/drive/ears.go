package drive

import (
	"encoding/binary"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"dreist/sounds"
)

// StartedSound is a sound that the program has started.
type StartedSound struct {
	tick   int // number of the tick after which the driver found the sound
	Cue    sounds.Cue
	volume float64
}

type soundRecorder struct {
	unidentified []*vmhost.GuestAudioStream // sounds that have started and are not identified yet
	started      []StartedSound
}

func (e *soundRecorder) add(s *vmhost.GuestAudioStream) { e.unidentified = append(e.unidentified, s) }

// identify identifies the new sounds by their first 20 ms. Sounds with a tune are left out, as these cannot be distinguished.
func (e *soundRecorder) identify(tick int) error {
	for _, s := range e.unidentified {
		pcm := make([]float32, 2*sounds.SampleRate/50)
		if err := binary.Read(s, binary.LittleEndian, pcm); err != nil {
			return fmt.Errorf("drive: listen: %w", err)
		}
		if cue, ok := sounds.IdentifyCue(pcm); ok {
			e.started = append(e.started, StartedSound{tick: tick, Cue: cue, volume: s.Volume()})
		}
	}
	e.unidentified = e.unidentified[:0]
	return nil
}

// TakeStartedSounds returns the sounds started since the last call.
func (d *Driver) TakeStartedSounds() []StartedSound {
	h := d.recorder.started
	d.recorder.started = nil
	return h
}
