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
	Squeak                  // a little figure is poked
	Button                  // a button or a menu entry
	RowTrio                 // a DREIer in a row: three rising notes, 90 ms apart; Streak lifts them
	ColumnClear             // a DREIer in a column: a sweep with a note per card, 60 ms apart; Count says how many, Streak lifts them
	EmptyHand               // the hand is empty, and a gift may be given: something is up
	Ribbon                  // a bow is tied or untied
	Gift                    // two cards are thrown as a present
	GiftLands               // they arrive: a thud, then a giggle
	Win                     // the match is won
	Lose                    // the match is lost

	clipCount
)

// kind is what tells clips apart.
type kind struct {
	name      string
	play      func(*tape, take)
	level     float64 // how loud it comes out, see level: what is heard often is quieter than what is heard once in a while
	jingle    bool    // it is a small melody
	low, high int     // the smallest and largest number of cards it can tell apart
	streaks   int     // how many DREIers of a turn it can tell apart
}

// kind returns what is special about the clip; nothing where it is none.
func (c Clip) kind() kind {
	if c >= clipCount {
		return kind{name: "unknown clip"}
	}
	return [clipCount]kind{
		Lift:        {name: "lift", play: lift, level: -24},
		Lay:         {name: "lay", play: lay, level: -20},
		Refuse:      {name: "refuse", play: refuse, level: -19},
		Draw:        {name: "draw", play: draw, level: -22},
		Discard:     {name: "discard", play: discard, level: -21},
		Deal:        {name: "deal", play: deal, level: -24},
		Shuffle:     {name: "shuffle", play: shuffle, level: -20},
		Reveal:      {name: "reveal", play: reveal, level: -20},
		Loosened:    {name: "loosened", play: loosened, level: -19.5, low: 1, high: 4},
		EgonLays:    {name: "egon lays", play: egonLays, level: -19},
		EgonAside:   {name: "egon aside", play: egonAside, level: -19},
		Squeak:      {name: "squeak", play: squeak, level: -22},
		Button:      {name: "button", play: button, level: -23},
		RowTrio:     {name: "row trio", play: rowTrio, level: -18, jingle: true, streaks: 3},
		ColumnClear: {name: "column clear", play: columnClear, level: -18, jingle: true, low: 3, high: 8, streaks: 3},
		EmptyHand:   {name: "empty hand", play: emptyHand, level: -19, jingle: true},
		Ribbon:      {name: "ribbon", play: ribbon, level: -22},
		Gift:        {name: "gift", play: gift, level: -20, jingle: true},
		GiftLands:   {name: "gift lands", play: giftLands, level: -18.5, jingle: true},
		Win:         {name: "win", play: win, level: -17, jingle: true},
		Lose:        {name: "lose", play: lose, level: -18, jingle: true},
	}[c]
}

// String returns the clip's name in lower case.
func (c Clip) String() string { return c.kind().name }

// Jingle reports whether the clip follows the volume of the jingles; all others follow that of the effects.
func (c Clip) Jingle() bool { return c.kind().jingle }

// Variations is how many versions each cue has.
const Variations = 4

// Cue asks for a clip.
type Cue struct {
	Clip Clip
	// Count is the number of cards, which ColumnClear (3 to 8) and Loosened (1 to 4) make
	// heard. Numbers beyond these limits sound like the nearest one; other clips ignore it.
	Count int
	// Streak says which DREIer of a turn it is, from 1: RowTrio and ColumnClear sound higher the more there were.
	// Numbers beyond 1 to 3 sound like the nearest one; other clips ignore it.
	Streak int
}

// normal returns the cue with the count that is really heard, so that equal noises have
// equal cues.
func (c Cue) normal() Cue {
	k := c.Clip.kind()
	c.Count = min(max(c.Count, k.low), k.high)
	c.Streak = min(max(c.Streak, min(k.streaks, 1)), k.streaks)
	return c
}
