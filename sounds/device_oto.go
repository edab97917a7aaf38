//go:build !ebitenginevmguest

package sounds

import (
	"fmt"
	"io"
	"slices"
	"time"
	_ "unsafe" // for go:linkname

	"github.com/ebitengine/oto/v3"
)

// Ebitengine's own audio package ends the program if there is no device, so this one uses the layer below it.

// voices is the number of clips that can play at once.
const voices = 12

// delay is the length of the device's buffer. A shorter one would crackle on a busy computer; with a longer one a card would be heard too
// late.
const delay = 60 * time.Millisecond

// contextCreated is oto's flag that limits a process to one context. A context is useless after its sound server or device is gone, and oto
// cannot close it, so the flag is reset and another context is made.
//
//go:linkname contextCreated github.com/ebitengine/oto/v3.contextCreated
var contextCreated bool

func openDevice() device {
	return newDriver(func() (output, error) {
		if err := findDevice(); err != nil {
			return nil, err
		}
		return openOto()
	})
}

// openOto opens an output, also if an earlier one has failed.
func openOto() (output, error) {
	contextCreated = false
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      SampleRate,
		ChannelCount:    2,
		Format:          oto.FormatFloat32LE,
		BufferSize:      delay,
		ApplicationName: "DREIst!",
	})
	if err != nil {
		return nil, fmt.Errorf("open the sound device: %w", err)
	}
	return &otoOutput{context: context, opened: ready}, nil
}

// otoOutput plays clips with a fixed set of voices, so that playing allocates nothing.
type otoOutput struct {
	context *oto.Context
	opened  chan struct{}
	voices  [voices]voice
}

type voice struct {
	player *oto.Player
	source *stream
}

func (o *otoOutput) ready() <-chan struct{} { return o.opened }

// start plays a clip with a free voice, and drops it if there is none.
func (o *otoOutput) start(samples []float32, volume float64) {
	for i := range o.voices {
		v := &o.voices[i]
		if v.player == nil {
			v.source = &stream{}
			v.player = o.context.NewPlayer(v.source)
		}
		if v.player.IsPlaying() {
			continue
		}
		// The source may change only while nothing reads it.
		v.player.PauseAndStopReading()
		v.source.samples = samples
		if _, err := v.player.Seek(0, io.SeekStart); err != nil {
			return // a stream can always seek to its start
		}
		v.player.SetVolume(volume)
		v.player.Play()
		return
	}
}

// silence sets all volumes to 0. Stopping the players would be heard as a click.
func (o *otoOutput) silence() {
	for _, v := range o.voices {
		if v.player != nil {
			v.player.SetVolume(0)
		}
	}
}

func (o *otoOutput) isPlaying() bool {
	return slices.ContainsFunc(o.voices[:], func(v voice) bool { return v.player != nil && v.player.IsPlaying() })
}

func (o *otoOutput) suspend() error { return o.context.Suspend() }
func (o *otoOutput) resume() error  { return o.context.Resume() }
func (o *otoOutput) err() error     { return o.context.Err() }
