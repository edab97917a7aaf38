package sounds

// This file has the sounds of cards and buttons: paper and wood, with few tones.

func lift(t *tape, _ take) {
	t.rustle(0, paper{from: t.noise.about(1500, 0.12), to: t.noise.about(3000, 0.12), width: 1.1, attack: 0.014, decay: 0.075, gain: 1})
	t.rustle(0.012, paper{from: 900, to: 700, width: 1, attack: 0.002, decay: 0.03, gain: 0.5})
}

func lay(t *tape, _ take) {
	t.rustle(0, paper{from: t.noise.about(2100, 0.12), to: 1000, width: 1.3, attack: 0.006, decay: 0.08, gain: 1.3})
	t.knock(0.006, t.noise.about(pitch(1), 0.03), 0.45, 0.13)
}

// refuse plays a friendly "tock-tock", lower the second time.
func refuse(t *tape, k take) {
	first := [VariationCount]int{4, 5, 4, 5}[k.variation]
	gap := t.noise.about(0.085, 0.08)
	t.knock(0, t.noise.about(pitch(first), 0.01), 0.7, 0.12)
	t.knock(gap, t.noise.about(pitch(first-2), 0.01), 0.9, 0.2)
}

func draw(t *tape, _ take) {
	t.rustle(0, paper{from: t.noise.about(800, 0.1), to: t.noise.about(2600, 0.1), width: 0.9, attack: 0.075, decay: 0.13, gain: 1})
	t.rustle(t.noise.about(0.085, 0.1), paper{from: 2300, to: 1500, width: 1.2, attack: 0.002, decay: 0.06, gain: 0.8})
}

func discard(t *tape, _ take) {
	landing := t.noise.about(0.08, 0.08)
	t.rustle(0, paper{from: t.noise.about(2500, 0.1), to: t.noise.about(900, 0.1), width: 0.9, attack: 0.05, decay: 0.1, gain: 0.9})
	t.rustle(landing, paper{from: 1300, to: 700, width: 1.3, attack: 0.004, decay: 0.07, gain: 0.8})
	t.knock(landing+0.004, t.noise.about(pitch(0), 0.03), 0.3, 0.1)
}

func deal(t *tape, _ take) {
	t.rustle(0, paper{from: t.noise.about(1500, 0.15), to: t.noise.about(2400, 0.15), width: 1.1, attack: 0.006, decay: 0.05, gain: 1})
	t.knock(0.01, t.noise.about(pitch(0), 0.04), 0.12, 0.06)
}

// shuffle plays a riffle that gets faster, a rustle of paper, and the pack being set down.
func shuffle(t *tape, _ take) {
	at, gap := 0.0, 0.042
	for range 14 {
		t.rustle(at, paper{from: t.noise.about(1700, 0.2), to: 1300, width: 1.2, attack: 0.003, decay: 0.045, gain: t.noise.about(0.7, 0.3)})
		at += t.noise.about(gap, 0.15)
		gap *= 0.93
	}
	t.rustle(at, paper{from: 2300, to: t.noise.about(900, 0.1), width: 0.9, attack: 0.07, decay: 0.14, gain: 0.7})
	t.knock(at+0.13, t.noise.about(pitch(0), 0.02), 0.5, 0.13)
	t.rustle(at+0.13, paper{from: 1400, to: 900, width: 1.2, attack: 0.003, decay: 0.05, gain: 0.4})
}

func button(t *tape, k take) {
	step := [VariationCount]int{5, 6, 5, 6}[k.variation]
	t.knock(0, t.noise.about(pitch(step), 0.008), 0.5, 0.07)
}

// loosened plays a flutter and a landing for each card, each a little lower than the one before.
func loosened(t *tape, k take) {
	at := 0.0
	for i := range k.CardCount {
		t.rustle(at, paper{from: t.noise.about(1900, 0.12), to: 900, width: 1.1, attack: 0.025, decay: 0.06, gain: 0.6})
		landing := at + t.noise.about(0.05, 0.08)
		t.note(landing, 5-i+k.variation%2, 0.4, 0.16)
		t.knock(landing, t.noise.about(pitch(1), 0.03), 0.3, 0.1)
		at += t.noise.about(0.08, 0.06)
	}
}
