package dreist

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// table is the screen on which a match is played. The match is the truth, the timeline the picture of it; what
// is held, selected or said belongs to the table alone and may be thrown away at any time.
type table struct {
	match *match.Match
	past  *dreist.Position // the position that is looked back on, nil in play
	line  *scene.Timeline
	say   words.Sentences
	sound *sounds.Player
	muted bool  // the settings say so; the icon shows it
	guide guide // what comes before the match, or nil

	hand     hand        // what is held or selected
	gift     giftDrag    // the cards of a gift on their way
	prompt   string      // what a refusal told, until the next gesture
	refused  refused     // which refusal told it
	shaking  shake       // the cards at fault
	declined int         // how many moves there were when drawing was declined, -1 if it never was
	doubt    dreist.Card // the card whose discard is asked about, or NoCard
	byKeys   bool        // the person plays by keys
	face     portrait    // Egon's mood
	speech   speech      // what Egon says
	caption  string      // which game this is, empty for a single one
	practice bool        // the game does not count
	closed   bool        // nobody moves a card any more, or not by the rules of the game, as in some puzzles
	spared   bool        // nothing is discarded by hand, as in some puzzles
	seen     progress    // how much of the history has been shown
	retold   retold      // what happened last, in words
	replay   bool        // the last turns are being watched once more
	endShown bool        // the end of the match has been told
	curtain  bool        // it is down until the person to move takes the screen
	logged   bool        // the log is open, from which the player can look back
	cursor   geom.Point
	hover    buttonID
	requests []request
	stale    bool    // the picture has to be drawn again
	preview  preview // what the held card would do
	foreseen held    // for which card and place
}

// held is a card and where it is aimed.
type held struct {
	card dreist.Card
	aim  aim
}

// newTable returns a table at which a match is played.
func newTable(m *match.Match, f stage.Frame, speed stage.Speed, say words.Sentences, sound *sounds.Player) *table {
	t := &table{match: m, sound: sound, declined: -1, stale: true}
	t.hand.card, t.doubt = dreist.NoCard, dreist.NoCard
	t.line = scene.NewTimeline(scene.ViewOf(m.Position()), seatingOf(m), f, speed)
	t.line.MakeRoom(t.position())
	t.line.Show(scene.ViewOf(m.Position()))
	t.seen.catchUp(m)
	t.setSentences(say)
	t.settleMood()
	return t
}

// setSentences changes the language at once, also of what Egon is saying.
func (t *table) setSentences(say words.Sentences) {
	t.say = say
	if !t.egonPlays() {
		t.say.Seats = t.say.Seats[:0:0]
		for _, s := range t.match.Seats() {
			t.say.Seats = append(t.say.Seats, words.Short(s.Name))
		}
	}
	t.prompt = ""
	t.utter()
	t.stale = true
}

// do does what a gesture asks for, unless the guide has.
func (t *table) do(g input.Gesture) {
	if g.Kind == input.Hover {
		t.cursor = geom.Point(g.At)
	}
	if t.guide == nil || !t.guide.gesture(t, g) {
		t.gesture(g)
	}
}

// tick lets a tick pass. Whether the picture changed tells stale.
func (t *table) tick() {
	if t.line.Tick() {
		t.stale = true
	}
	t.start(t.line.TakeStarted())
	if !t.line.Busy() {
		t.rest()
	}
	if now := (held{t.hand.card, t.hand.aim}); now != t.foreseen {
		t.foreseen = now
		t.foresee()
	}
	// Each has to take its tick, whatever the others say.
	face, shaking, hand, column, gift := t.face.tick(), t.shaking.tick(), t.hand.tick(), t.preview.tick(), t.tickGift()
	guided := t.guide != nil && t.guide.update(t)
	if face || shaking || hand || column || gift || guided {
		t.stale = true
	}
}

// rest does what is due when nothing moves any more.
func (t *table) rest() {
	if t.past != nil {
		return
	}
	if t.replay {
		t.endReplay()
	}
	t.seen.catchUp(t.match)
	switch {
	case t.mentor() != nil:
		// A mentor says itself what follows.
	case t.match.Over() && !t.endShown:
		t.endShown = true
		t.openAll()
		t.request(requestEnd)
	case t.curtainIsDown() && !t.curtain:
		t.curtain = true
		t.changeFront()
	}
}

// busy reports whether something moves, so that the program has to stay awake.
func (t *table) busy() bool {
	return t.guide != nil && t.guide.busy(t) || t.line.Busy() && !t.line.Paused() || t.face.moving() || t.shaking.moving() || t.hand.moving() || t.gift.moving() || t.preview.column
}

// position returns the truth: that of now, or of the moment that is looked back on.
func (t *table) position() *dreist.Position {
	if t.past != nil {
		return t.past
	}
	return t.match.Position()
}

// othersShow reports whether a turn is being shown that nobody at the screen plays: Egon's, a computer player's or one
// that is watched once more.
func (t *table) othersShow() bool {
	return t.replay || t.line.Watching()
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
		if !t.replay && t.past == nil {
			t.seen.note(t.match)
		}
		t.stale = true
	}
}

// play makes a move and shows it.
func (t *table) play(m dreist.Move) {
	if t.guide != nil && !t.guide.weigh(t, m) {
		return
	}
	events, err := t.match.Play(m)
	if err != nil {
		t.refuse(err)
		return
	}
	t.letGo()
	t.show(events)
}

// show lets what happened be seen.
func (t *table) show(events []dreist.Event) {
	t.line.MakeRoom(t.position())
	for _, e := range events {
		if laid, ok := e.(dreist.CardLaid); ok {
			t.line.Uncover(laid.Row)
		}
	}
	t.line.Play(events)
	t.stale = true
}

// deal lets the first hands be dealt from the piles before the eyes of the players; then comes what computer players
// who begin have done.
func (t *table) deal() {
	start := t.match.Start()
	view := scene.ViewOf(&start)
	var deal []dreist.Event
	for s := range dreist.Seat(start.Seats()) {
		hand := view.Hands[s]
		if len(hand) == 0 {
			continue
		}
		view.Hands[s] = nil
		for _, c := range slices.Backward(hand) {
			view.Piles[s] = append(view.Piles[s], c)
		}
		deal = append(deal, dreist.HandFilled{Seat: s, Cards: hand})
	}
	t.line.Show(view)
	t.sound.Play(sounds.Cue{Clip: sounds.Shuffle})
	t.seen = progress{events: -len(deal)}
	t.line.Play(deal)
	for _, step := range t.match.History() {
		t.line.Play(step.Events)
	}
}

// undo takes the last move back and lets everything glide to where it was. After the end it looks back.
func (t *table) undo() {
	if t.takeGiftBack() {
		return
	}
	if g, ok := t.guide.(takesBack); ok && g.takeBack(t) {
		return
	}
	t.finishMotion()
	var buffer [2]dreist.Card
	gift := t.giftCards(buffer[:0])
	if !t.match.CanUndo() {
		if t.match.Over() && t.canLookBack() {
			t.request(requestReview)
		}
		return
	}
	t.dropGiftCards(gift)
	t.match.Undo()
	t.seen.catchUp(t.match)
	t.letGo()
	t.declined = -1
	t.line.MakeRoom(t.position())
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.line.Glide(scene.ViewOf(t.position()))
	t.settleMood()
	t.stale = true
}

// redo plays what was taken back once more.
func (t *table) redo() {
	t.finishMotion()
	events, ok := t.match.Redo()
	if !ok {
		return
	}
	t.letGo()
	t.show(events)
}

// letGo forgets what was held, promised and said.
func (t *table) letGo() {
	t.gift = giftDrag{}
	t.layDown()
}

// layDown forgets what was held and said, but not who has been promised a card of a gift.
func (t *table) layDown() {
	t.hand.release()
	t.foreseen, t.preview = held{}, preview{}
	t.prompt = ""
	t.doubt = dreist.NoCard
	t.stale = true
}

// startReplay shows once more what the others have done since the last turn of whoever sits in front.
func (t *table) startReplay() {
	steps, first := t.match.LastTurns(t.front())
	if len(steps) == 0 || t.line.Busy() {
		return
	}
	t.letGo()
	t.setReplay(true)
	t.line.Watch([dreist.MaxSeats]bool{true, true, true, true})
	t.line.Show(scene.ViewOf(t.match.Before(first)))
	for _, step := range steps {
		t.line.Play(step.Events)
	}
}

// setReplay begins or ends what is watched once more. As long as it lasts something moves even at speed instant.
func (t *table) setReplay(on bool) {
	t.replay = on
	most := stage.Instant
	if on {
		most = stage.Fast
	}
	t.line.Limit(most)
}

// endReplay returns to the table as it is.
func (t *table) endReplay() {
	t.line.Flush()
	t.line.TakeStarted()
	t.setReplay(false)
	t.line.Watch(seatingOf(t.match).Watched)
	t.line.Glide(scene.ViewOf(t.position()))
	t.settleMood()
	t.stale = true
}

// canLookBack reports whether there is something to look back on.
func (t *table) canLookBack() bool { return t.guide == nil && len(t.match.History()) > 0 }

// interrupt brings what moves to its end, so that the table can be left.
func (t *table) interrupt() {
	if t.replay {
		t.endReplay()
	}
	t.finishMotion()
}

// won reports whether the player has won.
func (t *table) won() bool { return t.position().Winner() == 0 }
