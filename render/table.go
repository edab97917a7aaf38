package render

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/match"
	"dreist/input"
	"dreist/render/scene"
	"dreist/render/words"
	"dreist/sounds"
)

// table is the screen on which a match is played. The match is the truth, the timeline the picture of it; what
// is held, selected or said belongs to the table alone and may be thrown away at any time.
type table struct {
	match *match.Match
	line  *scene.Timeline
	say   words.Sentences
	sound *sounds.Player
	muted bool // the settings say so; the icon shows it

	hand     hand     // what is held or selected
	prompt   string   // what a refusal told, until the next gesture
	shaking  shake    // the cards at fault
	declined int      // how many moves there were when drawing was declined, -1 if it never was
	face     portrait // Egon's mood
	caption  string   // which game this is, empty for a single one
	speech   speech   // what Egon says
	speed    scene.Speed
	replay   bool // Egon's turn is being watched once more
	endShown bool // the end of the match has been told
	cursor   scene.Point
	hover    buttonID
	wishes   []wish
	stale    bool    // the picture has to be drawn again
	preview  preview // what the held card would do
	foreseen held    // for which card and place
}

// held is a card and where it is aimed, at a moment of the match.
type held struct {
	card  dreist.Card
	aim   aim
	moves int
}

// wish is what the table asks of the program around it.
type wish uint8

const (
	wishMenu wish = iota + 1
	wishLog
	wishMute
	wishEnd // the game is over and its end has been shown
	wishRematch
	wishLeave // the player wants to get away from what is shown
)

// newTable returns a table at which a match is played.
func newTable(m *match.Match, f scene.Frame, speed scene.Speed, say words.Sentences, sound *sounds.Player) *table {
	t := &table{match: m, say: say, sound: sound, speed: speed, declined: -1, stale: true}
	t.hand.card = dreist.NoCard
	t.line = scene.NewTimeline(scene.ViewOf(m.Position()), f, speed)
	t.line.MakeRoom(t.position())
	t.line.Show(scene.ViewOf(m.Position()))
	t.settleMood()
	return t
}

// setSpeed changes the pace of everything that moves.
func (t *table) setSpeed(s scene.Speed) {
	t.speed = s
	t.line.SetSpeed(s)
}

// setSentences changes the language at once, also of what Egon is saying.
func (t *table) setSentences(say words.Sentences) {
	t.say = say
	t.prompt = ""
	t.utter()
	t.stale = true
}

// update takes a tick: gestures first, then motion. Whether the picture changed tells stale.
func (t *table) update(gestures []input.Gesture) {
	for _, g := range gestures {
		t.gesture(g)
	}
	if t.line.Tick() {
		t.stale = true
	}
	t.start(t.line.TakeStarted())
	if !t.line.Busy() && t.replay {
		t.endReplay()
	}
	if t.match.Over() && !t.line.Busy() && !t.endShown {
		t.endShown = true
		t.wishes = append(t.wishes, wishEnd)
	}
	if now := (held{t.hand.card, t.hand.aim, len(t.match.History())}); now != t.foreseen {
		t.foreseen = now
		t.foresee()
	}
	// Each has to take its tick, whatever the others say.
	face, shaking, hand, column := t.face.tick(), t.shaking.tick(), t.hand.tick(), t.preview.tick()
	if face || shaking || hand || column {
		t.stale = true
	}
}

// busy reports whether something moves, so that the program has to stay awake.
func (t *table) busy() bool {
	return t.line.Busy() && !t.line.Paused() || t.face.moving() || t.shaking.moving() || t.hand.moving() || t.preview.column
}

// position returns the truth.
func (t *table) position() *dreist.Position { return t.match.Position() }

// egonsShow reports whether Egon's turn is being shown, now or once more.
func (t *table) egonsShow() bool {
	if t.replay {
		return true
	}
	s, _, ok := t.line.Current()
	return ok && s.Seat == dreist.EgonSeat
}

// start tells of the steps that begin: their sounds, and what Egon thinks of them. Where many begin at once, as at
// speed instant, only the melodies and the last ones sound.
func (t *table) start(steps []scene.Step) {
	for i, s := range steps {
		if s.Event == nil {
			continue
		}
		if cue, ok := cueFor(s.Event); ok && (cue.Clip.Jingle() || i >= len(steps)-2) {
			t.sound.Play(cue)
		}
		t.listen(s.Event)
		t.stale = true
	}
}

// play makes a move and shows it.
func (t *table) play(m dreist.Move) {
	events, err := t.match.Play(m)
	if err != nil {
		t.refuse(err)
		return
	}
	t.letGo()
	t.line.MakeRoom(t.position())
	for _, e := range events {
		if laid, ok := e.(dreist.CardLaid); ok {
			t.line.Uncover(laid.Row)
		}
	}
	t.line.Play(events)
	t.stale = true
}

// deal lets the first hand be dealt from the pile before the eyes of the player.
func (t *table) deal() {
	view := scene.ViewOf(t.position())
	hand := view.Hands[0]
	view.Hands[0] = nil
	for _, c := range slices.Backward(hand) {
		view.Piles[0] = append(view.Piles[0], c)
	}
	t.line.Show(view)
	t.sound.Play(sounds.Cue{Clip: sounds.Shuffle})
	t.line.Play([]dreist.Event{dreist.HandFilled{Seat: 0, Cards: hand}})
}

// undo takes the last move back and lets everything glide to where it was.
func (t *table) undo() {
	if t.line.Busy() {
		t.line.Flush()
		t.line.TakeStarted()
	}
	if !t.match.Undo() {
		return
	}
	t.letGo()
	t.declined = -1
	t.line.MakeRoom(t.position())
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.line.Glide(scene.ViewOf(t.position()))
	t.settleMood()
	t.stale = true
}

// letGo forgets what was held and said.
func (t *table) letGo() {
	t.hand.release()
	t.foreseen, t.preview = held{}, preview{}
	t.prompt = ""
	t.stale = true
}

// startReplay shows Egon's last turn once more.
func (t *table) startReplay() {
	before, events, ok := t.match.LastEgon()
	if !ok || t.line.Busy() {
		return
	}
	t.letGo()
	t.replay = true
	t.line.SetSpeed(min(t.speed, scene.Fast)) // what is to be watched has to move
	t.line.Show(scene.ViewOf(&before))
	t.line.Play(events)
}

// endReplay returns to the table as it is.
func (t *table) endReplay() {
	t.line.Flush()
	t.line.TakeStarted()
	t.replay = false
	t.line.SetSpeed(t.speed)
	t.line.Glide(scene.ViewOf(t.position()))
	t.settleMood()
	t.stale = true
}

// question returns what the table asks now: the draw after a DREIer, the gift, or nothing.
func (t *table) question() question {
	p := t.position()
	switch {
	case t.line.Busy() || t.replay || p.Turn() != 0:
		return noQuestion
	case p.May(dreist.Draw()) && t.declined != len(t.match.History()):
		return drawQuestion
	case p.May(dreist.Give(dreist.EgonSeat)):
		return giftQuestion
	}
	return noQuestion
}

// question is a choice beside the table that leaves it open.
type question uint8

const (
	noQuestion question = iota
	drawQuestion
	giftQuestion
)

// decline answers the open question with no.
func (t *table) decline() {
	switch t.question() {
	case drawQuestion:
		t.declined = len(t.match.History())
		t.stale = true
	case giftQuestion:
		t.play(dreist.End())
	}
}
