package sounds

// take says which version of a clip is wanted.
type take struct {
	variation int // from 0 up to Variations
	count     int // cards, within the clip's limits
}

// recipe is how a clip is made and how loud it comes out. What is heard often is quieter
// than what is heard once in a while.
type recipe struct {
	play  func(*tape, take)
	level float64 // see level
}

// recipe returns the clip's recipe.
func (c Clip) recipe() recipe {
	return [clipCount]recipe{
		Lift:        {lift, -24},
		Lay:         {lay, -20},
		Refuse:      {refuse, -19},
		Draw:        {draw, -22},
		Discard:     {discard, -21},
		Deal:        {deal, -24},
		Shuffle:     {shuffle, -20},
		Reveal:      {reveal, -20},
		Loosened:    {loosened, -19.5},
		EgonLays:    {egonLays, -19},
		EgonAside:   {egonAside, -19},
		Button:      {button, -23},
		RowTrio:     {rowTrio, -18},
		ColumnClear: {columnClear, -18},
		Gift:        {gift, -19},
		Win:         {win, -17},
		Lose:        {lose, -18},
	}[c]
}

// Synthesize returns the samples of a cue, mono at SampleRate, between -1 and 1. Variations
// repeat after Variations. The same arguments always give the same samples, and different
// ones give different samples. An unknown clip has none.
func Synthesize(cue Cue, variation int) []float32 {
	if cue.Clip >= clipCount {
		return nil
	}
	cue = cue.normal()
	variation = (variation%Variations + Variations) % Variations
	r := cue.Clip.recipe()
	t := &tape{noise: noise{state: uint64(cue.Clip)<<16 | uint64(cue.Count)<<8 | uint64(variation)}}
	r.play(t, take{variation: variation, count: cue.Count})
	return t.finish(r.level)
}
