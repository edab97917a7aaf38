package kit

import "math"

// Scale is the number of device pixels per logical pixel.
type Scale float64

// Px converts a logical length to whole device pixels.
func (s Scale) Px(logical float64) int { return int(math.Round(logical * float64(s))) }

// LinePx converts a logical line width to whole device pixels, at least one.
func (s Scale) LinePx(logical float64) float64 { return math.Max(1, math.Round(logical*float64(s))) }
