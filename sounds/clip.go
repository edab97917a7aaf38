package sounds

// Clip is a kind of sound. Its variations are similar but not equal.
type Clip uint8

// The clips.
const (
	LiftClip          Clip = iota // a card leaves hand or table
	LayClip                       // a card lands on the table
	RefuseClip                    // a move is not allowed
	DrawClip                      // a card comes from the pile into the hand
	DiscardClip                   // a card goes to the discard pile
	DealClip                      // one card of a deal; short enough to follow every 40 ms
	ShuffleClip                   // the pile is mixed
	RevealClip                    // Egon turns his top card
	CardsFallClip                 // cards that lost contact fall; Cue.CardCount is their number
	EgonLaysClip                  // Egon lays his card and is pleased
	EgonSetsAsideClip             // Egon sets his card aside and is annoyed
	SqueakClip                    // a little figure is poked
	ButtonClip                    // a button or a menu entry is pressed
	RowTrioClip                   // a DREIer in a row: three rising notes, 90 ms apart; Cue.TrioNumber raises them
	ColumnClearClip               // a DREIer in a column: a sweep with a note per card, 60 ms apart; Cue.CardCount is their number, Cue.TrioNumber raises them
	EmptyHandClip                 // the hand is empty, so that a gift may follow
	RibbonClip                    // a bow is tied or untied
	GiftClip                      // two cards are thrown as a gift
	GiftLandsClip                 // the gift lands: a thud, then a giggle
	WinClip                       // the match is won
	LoseClip                      // the match is lost

	clipCount
)

type kind struct {
	name      string
	play      func(*tape, take)
	level     float64 // loudness in decibels, see tape.level: frequent clips are quieter than rare ones
	jingle    bool    // whether it is a short melody
	low, high int     // smallest and largest number of cards with a sound of its own
	streaks   int     // number of DREIers of a turn with sounds of their own
}

func (c Clip) kind() kind {
	return [clipCount]kind{
		LiftClip:          {name: "lift", play: lift, level: -24},
		LayClip:           {name: "lay", play: lay, level: -20},
		RefuseClip:        {name: "refuse", play: refuse, level: -19},
		DrawClip:          {name: "draw", play: draw, level: -22},
		DiscardClip:       {name: "discard", play: discard, level: -21},
		DealClip:          {name: "deal", play: deal, level: -24},
		ShuffleClip:       {name: "shuffle", play: shuffle, level: -20},
		RevealClip:        {name: "reveal", play: reveal, level: -20},
		CardsFallClip:     {name: "loosened", play: loosened, level: -19.5, low: 1, high: 4},
		EgonLaysClip:      {name: "egon lays", play: egonLays, level: -19},
		EgonSetsAsideClip: {name: "egon aside", play: egonAside, level: -19},
		SqueakClip:        {name: "squeak", play: squeak, level: -22},
		ButtonClip:        {name: "button", play: button, level: -23},
		RowTrioClip:       {name: "row trio", play: rowTrio, level: -18, jingle: true, streaks: 3},
		ColumnClearClip:   {name: "column clear", play: columnClear, level: -18, jingle: true, low: 3, high: 8, streaks: 3},
		EmptyHandClip:     {name: "empty hand", play: emptyHand, level: -19, jingle: true},
		RibbonClip:        {name: "ribbon", play: ribbon, level: -22},
		GiftClip:          {name: "gift", play: gift, level: -20, jingle: true},
		GiftLandsClip:     {name: "gift lands", play: giftLands, level: -18.5, jingle: true},
		WinClip:           {name: "win", play: win, level: -17, jingle: true},
		LoseClip:          {name: "lose", play: lose, level: -18, jingle: true},
	}[c]
}

// String returns the clip's name in lower case.
func (c Clip) String() string { return c.kind().name }

// IsJingle reports whether the clip is played at the volume of jingles, not that of effects.
func (c Clip) IsJingle() bool { return c.kind().jingle }

// VariationCount is the number of variations of each cue.
const VariationCount = 4

// Cue is a request to play a clip.
type Cue struct {
	Clip Clip
	// CardCount is the number of cards for ColumnClearClip (3 to 8) and CardsFallClip (1 to 4). Numbers outside sound like the nearest one. Other
	// clips ignore it.
	CardCount int
	// TrioNumber is the number of the DREIer in the turn, 1 to 3: RowTrioClip and ColumnClearClip sound higher each time. Numbers outside sound like the
	// nearest one. Other clips ignore it.
	TrioNumber int
	// Tune holds notes that a game adds to the clip; nil for none. The clip decides about the loudness of both, and whether they are a jingle.
	Tune *TuneVariations
}

// TuneVariations is the notes that a game adds to a clip, for each of its variations.
type TuneVariations [VariationCount][]Note

// Note is a struck wooden bar.
type Note struct {
	at      float64 // time in seconds at which it is struck
	step    int     // step of the scale that all clips share: C D E G A, from 0 for middle C
	gain    float64 // loudness, 0.3 to 0.8 in most clips
	seconds float64 // time in seconds until it has faded
}

// NewTune returns a tune of the given steps, apart seconds from note to note, all at volume gain. Every second variation is one step higher.
func NewTune(apart, gain float64, steps ...int) *TuneVariations {
	t := &TuneVariations{}
	for v := range t {
		for i, step := range steps {
			t[v] = append(t[v], Note{at: 0.05 + apart*float64(i), step: step + v%2, gain: gain, seconds: 0.25})
		}
	}
	return t
}

// normal returns the cue with its counts limited to those that make a difference, so that equal sounds have equal cues.
func (c Cue) normal() Cue {
	k := c.Clip.kind()
	c.CardCount = min(max(c.CardCount, k.low), k.high)
	c.TrioNumber = min(max(c.TrioNumber, min(k.streaks, 1)), k.streaks)
	return c
}
