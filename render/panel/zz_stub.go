package panel

import (
	"dreist/input"
	"dreist/render/geom"
)

// Target stands in until panels take gestures.
type Target struct {
	ID      string
	Rect    geom.Rect
	Label   string
	Enabled bool
	Primary bool
}

func (p *Panel) Handle(input.Gesture)               {}
func (p *Panel) Tick()                              {}
func (p *Panel) Targets(dst []Target) []Target      { return dst }

func (l *Log) Handle(input.Gesture) {}
func (l *Log) Tick()                {}
