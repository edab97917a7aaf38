package stage

// Frame is the window a table is fitted to.
type Frame struct {
	W, H  float64 // in device pixels
	Scale float64 // device pixels per logical pixel
	Text  float64 // how much larger texts are than usual; 0 is 1
}

// TextUnit returns how many device pixels a logical pixel is that texts are measured in.
func (f Frame) TextUnit() float64 { return f.PanelUnit() * f.Letters() }

// PanelUnit returns how many device pixels a logical pixel is that panels are measured in.
func (f Frame) PanelUnit() float64 { return f.Scale * f.Grow() }

// Letters returns how much larger texts are than usual.
func (f Frame) Letters() float64 {
	if f.Text == 0 {
		return 1
	}
	return f.Text
}

// Grow returns how much larger than the smallest window's the texts and panels are in this one: at least 1.
func (f Frame) Grow() float64 { return min(max(min(f.H/650, f.W/1040)/f.Scale, 1), 3) }
