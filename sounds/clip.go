package sounds

// Clip names one kind of noise. Its variations sound alike without being the same.
type Clip uint8

// The clips of the game.
const (
	Lift        Clip = iota // a card leaves hand or table
	Lay                     // a card lands on the table
	Refuse                  // a move is not allowed
	Draw                    // a card comes from the pile into the hand
	Discard                 // a card goes to the discard pile
	Deal                    // one card of a deal; short enough to follow every 40 ms
	Shuffle                 // the pile is mixed
	Reveal                  // Egon turns his top card
	Loosened                // cards that lost their hold fall; Count says how many
	EgonLays                // Egon lays his card, rather pleased
	EgonAside               // Egon sets his card aside, rather sour
	Button                  // a button or a menu entry
	RowTrio                 // a DREIer in a row: three rising notes, 90 ms apart
	ColumnClear             // a DREIer in a column: a sweep with a note per card, 45 ms apart; Count says how many
	Gift                    // two cards as a present: a ribbon, then a giggle
	Win                     // the match is won
	Lose                    // the match is lost

	clipCount
)

// String returns the clip's name in lower case.
func (c Clip) String() string {
	names := [clipCount]string{
		"lift", "lay", "refuse", "draw", "discard", "deal", "shuffle", "reveal", "loosened",
		"egon lays", "egon aside", "button", "row trio", "column clear", "gift", "win", "lose",
	}
	if c >= clipCount {
		return "unknown clip"
	}
	return names[c]
}

// Jingle reports whether the clip is a small melody and so follows the volume of the
// jingles. All other clips follow the volume of the effects.
func (c Clip) Jingle() bool {
	switch c {
	case RowTrio, ColumnClear, Gift, Win, Lose:
		return true
	}
	return false
}

// Variations is how many versions each cue has.
const Variations = 4

// Cue asks for a clip.
type Cue struct {
	Clip Clip
	// Count is the number of cards, which ColumnClear (3 to 8) and Loosened (1 to 4) make
	// heard. Numbers beyond these limits sound like the nearest one; other clips ignore it.
	Count int
}

// normal returns the cue with the count that is really heard, so that equal noises have
// equal cues.
func (c Cue) normal() Cue {
	low, high := c.Clip.counts()
	c.Count = min(max(c.Count, low), high)
	return c
}

// counts returns the smallest and largest number of cards the clip can tell apart.
func (c Clip) counts() (low, high int) {
	switch c {
	case ColumnClear:
		return 3, 8
	case Loosened:
		return 1, 4
	}
	return 0, 0
}
