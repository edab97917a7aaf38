package kit

import "math"

// Scale is how many device pixels a logical pixel takes.
type Scale float64

// Px returns a logical length in whole device pixels.
func (s Scale) Px(logical float64) int { return int(math.Round(logical * float64(s))) }

// Hair returns the width in whole device pixels of a line of a logical weight, at least one.
func (s Scale) Hair(logical float64) float64 { return math.Max(1, math.Round(logical*float64(s))) }
