package sounds

// This file has the sounds of a match: melodies, and Egon's humming.

// lifted returns the number of steps by which a DREIer sounds higher than the first one of the turn: about a third for each.
func (k take) lifted() int { return 2 * (k.TrioNumber - 1) }

// rowTrio plays three rising notes while three cards hop, and their landings. From the third DREIer of a turn on, more notes follow.
func rowTrio(t *tape, k take) {
	const gap, hop = 0.09, 0.26
	melody := [VariationCount][3]int{{3, 5, 7}, {4, 5, 8}, {2, 5, 7}, {3, 6, 8}}[k.variation]
	for i, step := range melody {
		at := gap * float64(i)
		t.note(at, step+k.lifted(), 0.7+0.15*float64(i), 0.32+0.16*float64(i))
		t.knock(at+hop, t.noise.about(pitch(1), 0.03), 0.16, 0.1)
	}
	// The last note has a faint octave.
	last := melody[2] + k.lifted()
	t.note(2*gap, last+5, 0.16, 0.3)
	if k.TrioNumber > 2 {
		for i, step := range [4]int{0, 1, 2, 3} {
			t.note(0.36+0.06*float64(i), last+step, 0.5+0.08*float64(i), 0.3)
		}
	}
}

// columnClear plays a note per card, each a step higher, while paper sweeps by.
func columnClear(t *tape, k take) {
	first := [VariationCount]int{3, 2, 4, 1}[k.variation] + k.lifted()
	length := sweepGap * float64(k.CardCount)
	t.rustle(0, paper{from: t.noise.about(900, 0.1), to: t.noise.about(3200, 0.1), width: 0.8, attack: length, decay: 0.2, gain: 0.5})
	for i := range k.CardCount {
		ringing := 0.2
		if i == k.CardCount-1 {
			ringing = 0.55
		}
		t.note(sweepGap*float64(i), first+i, 0.8, ringing)
	}
}

// sweepGap is the time in seconds between two cards of a cleared column.
const sweepGap = 0.06

// emptyHand plays a hand put down flat and a few rising notes, like a question.
func emptyHand(t *tape, k take) {
	first := [VariationCount]int{3, 4, 3, 2}[k.variation]
	t.rustle(0, paper{from: t.noise.about(1200, 0.1), to: 700, width: 1.1, attack: 0.01, decay: 0.09, gain: 0.5})
	t.knock(0.008, t.noise.about(pitch(1), 0.03), 0.35, 0.12)
	for i, step := range [4]int{0, 2, 1, 4} {
		t.note(0.1+0.11*float64(i)+0.02*float64(i/3), first+step, 0.5+0.1*float64(i), 0.16+0.12*float64(i/3))
	}
}

// ribbon plays a ribbon pulled around a card and tightened.
func ribbon(t *tape, _ take) {
	t.rustle(0, paper{from: t.noise.about(1100, 0.1), to: t.noise.about(3400, 0.08), width: 0.6, attack: 0.16, decay: 0.12, gain: 0.7})
	t.rustle(t.noise.about(0.19, 0.05), paper{from: 2400, to: t.noise.about(3600, 0.08), width: 0.7, attack: 0.05, decay: 0.07, gain: 0.6})
	t.rustle(0.29, paper{from: 3000, to: 2000, width: 0.9, attack: 0.003, decay: 0.05, gain: 0.5})
}

// gift plays paper flying through the air, and notes that rise and fall.
func gift(t *tape, k take) {
	flight := [VariationCount][5]int{
		{3, 5, 7, 6, 5},
		{4, 6, 7, 6, 4},
		{3, 6, 8, 6, 5},
		{2, 5, 7, 5, 4},
	}[k.variation]
	t.rustle(0, paper{from: t.noise.about(900, 0.1), to: t.noise.about(2600, 0.1), width: 0.7, attack: 0.22, decay: 0.3, gain: 0.8})
	for i, step := range flight {
		t.note(0.09*float64(i), step, 0.45, 0.15)
	}
}

// giftLands plays a thud on a pile and a giggle.
func giftLands(t *tape, k take) {
	giggle := [VariationCount][6]int{
		{8, 7, 9, 8, 7, 10},
		{7, 9, 7, 9, 8, 10},
		{9, 8, 9, 7, 8, 10},
		{8, 9, 8, 7, 9, 10},
	}[k.variation]
	t.knock(0, t.noise.about(pitch(-2), 0.03), 0.8, 0.16)
	t.rustle(0, paper{from: 1500, to: 800, width: 1.3, attack: 0.004, decay: 0.09, gain: 0.8})
	at := 0.14
	for i, step := range giggle {
		gain, ringing := 0.5, 0.12
		if i%2 == 1 {
			gain = 0.7
		}
		if i == len(giggle)-1 {
			ringing = 0.45
		}
		t.note(at, step, gain, ringing)
		at += t.noise.about(0.066, 0.1)
	}
}

// squeak plays the voice of a little figure: two or three short rising notes.
func squeak(t *tape, k take) {
	at := 0.0
	for _, step := range [VariationCount][]int{{9, 13}, {10, 14}, {9, 11, 14}, {8, 13}}[k.variation] {
		t.note(at, step, 0.7, 0.05)
		at += t.noise.about(0.055, 0.1)
	}
}

// reveal plays a card being turned over and a rising note.
func reveal(t *tape, k take) {
	t.rustle(0, paper{from: t.noise.about(900, 0.1), to: t.noise.about(2200, 0.1), width: 0.9, attack: 0.09, decay: 0.1, gain: 0.8})
	t.rustle(0.13, paper{from: 1500, to: 900, width: 1.2, attack: 0.003, decay: 0.07, gain: 0.8})
	// The rising note sounds like a question.
	step := [VariationCount]int{3, 4, 3, 2}[k.variation]
	t.note(0.13, step, 0.25, 0.12)
	t.note(0.2, step+2, 0.35, 0.22)
}

// egonLays plays a laid card and two hummed notes, the second one higher.
func egonLays(t *tape, k take) {
	lay(t, k)
	step := [VariationCount]int{1, 2, 1, 0}[k.variation]
	t.note(0.05, step, 0.4, 0.16)
	t.note(t.noise.about(0.13, 0.06), step+2, 0.5, 0.24)
}

// egonAside plays a card sliding away and three falling notes.
func egonAside(t *tape, k take) {
	t.rustle(0, paper{from: t.noise.about(2000, 0.1), to: 800, width: 0.9, attack: 0.06, decay: 0.12, gain: 0.6})
	step := [VariationCount]int{4, 5, 4, 3}[k.variation]
	t.note(0.04, step, 0.45, 0.13)
	t.note(t.noise.about(0.14, 0.05), step-1, 0.45, 0.13)
	t.note(t.noise.about(0.24, 0.05), step-3, 0.5, 0.24)
}

// win plays a run up the scale to a rolled chord.
func win(t *tape, k take) {
	run := [VariationCount][5]int{
		{0, 2, 3, 5, 7},
		{0, 3, 2, 5, 8},
		{2, 3, 5, 3, 7},
		{3, 2, 5, 3, 8},
	}[k.variation]
	for i, step := range run {
		t.note(0.1*float64(i), step, 0.7, 0.35)
	}
	for i, step := range [4]int{0, 5, 7, 8} {
		t.note(0.58+0.022*float64(i), step, 0.75, 0.8)
	}
	t.note(0.76, 10, 0.6, 0.8)
}

// lose plays a walk down the scale that still ends on the tonic, so that nobody leaves in a bad mood.
func lose(t *tape, k take) {
	walk := [VariationCount][4]int{{7, 6, 5, 3}, {7, 5, 6, 3}, {6, 7, 5, 2}, {8, 7, 5, 3}}[k.variation]
	at := 0.0
	for i, step := range walk {
		t.note(at, step, 0.65, 0.3)
		at += 0.14 + 0.02*float64(i)
	}
	t.note(at, 3, 0.5, 0.55)
	t.note(at+0.03, 0, 0.7, 0.7)
	t.knock(at+0.26, pitch(0), 0.3, 0.13)
}
