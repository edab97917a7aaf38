package dreist

import "github.com/hajimehoshi/ebiten/v2"

// pace keeps the program awake while something moves and lets it sleep until the next input otherwise.
type pace struct {
	asleep bool
	quiet  int // ticks since something last happened
}

// linger is how many ticks the program stays awake after the last thing that happened, so that a moving mouse does
// not wake it anew with every event.
const linger = 20

// keep is told once a tick whether something happens.
func (p *pace) keep(awake bool) {
	if awake {
		p.quiet = 0
	} else {
		p.quiet++
	}
	if sleep := p.quiet > linger; sleep != p.asleep {
		p.asleep = sleep
		if sleep {
			// Frames come with input only. Each must be a tick: with a rate of its own, the engine would lose the
			// tick of a quick release and not come back until something else happens.
			ebiten.SetTPS(ebiten.SyncWithFPS)
			//lint:ignore SA1019 Ebitengine calls the mode deprecated and has no other in which a program sleeps until the next input.
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		} else {
			ebiten.SetTPS(ebiten.DefaultTPS)
			ebiten.SetVsyncEnabled(true)
		}
	}
}
