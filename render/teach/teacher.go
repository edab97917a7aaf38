package teach

import (
	"dreist/assets"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Teacher guides the player through a first game: it says the text of the current idea in a bubble, notes moves that come too
// early, handles the keys for help, and demonstrates gestures. A game embeds it in its guide, which supplies texts and marks. M is
// a move, W names the speaking figure.
type Teacher[M, W comparable] struct {
	labels            *kit.Labels // for measuring texts
	Lesson            *lesson.ScriptProgress[M, W]
	PlayerFacts       lesson.UnloggedActions // facts about the player for the lesson
	AskedForGesture   bool                   // the player has asked for the gesture
	HasTriedLaterMove bool                   // the player has tried a move that comes later
	Speech            tabletop.Speech
	Ghost             tabletop.Ghost
	Bubble            BubbleContent[W] // the current text

	game TaughtGame[M, W]
	of   progress       // progress for which the lesson was last evaluated
	left int            // remaining ticks of a remark
	at   bubbleState[W] // state for which the bubble was placed
}

// TaughtGame is the game-specific part of a Teacher.
type TaughtGame[M, W comparable] interface {
	// FollowMatch updates the lesson from the match, see Teacher.FollowMoves.
	FollowMatch()
	// TableState returns the current state of the table.
	TableState() TableState
	// Task returns the texts of an idea and its wanted move if asked; otherwise those for no request. A zero Task has no text.
	Task(idea lesson.Idea[M, W], wanted M, asked bool) Task[W]
	// LastRemark returns the text of the last remark, and the figure that says it.
	LastRemark() (text string, who W)
	// GreetPlayer makes a figure look at the player.
	GreetPlayer(who W)
	// BubbleRoom returns the room for the bubble of a figure.
	BubbleRoom(who W) geom.Rect
	// BubblePlace returns the rectangle of a bubble of a size, and the point of its tail.
	BubblePlace(who W, w, h float64) (box geom.Rect, tip geom.Point)
	// CanShowGesture reports whether the gesture of the wanted move may be demonstrated; asked means that the player has asked for it.
	CanShowGesture(asked bool) bool
}

// TableState is the state of a table that a teacher depends on.
type TableState struct {
	Texts           *assets.Texts
	Edges           *tabletop.Edges
	Device          input.Source
	Speed           stage.Speed
	IsMotionReduced bool      // motion is reduced
	IsIdle          bool      // the table waits for the player
	Avoid           geom.Rect // area that the bubble must leave free, may be empty
}

// Task is the texts for an idea, as text keys, and the figure that says them.
type Task[W comparable] struct {
	Speaker     W
	TextKey     string        // main text
	MoreKey     string        // further text
	LaterKey    string        // main text after a move that comes later
	ControlsKey string        // explains the keys
	Values      assets.Values // for all these texts
}

// BubbleContent is the content of a teacher's bubble: its texts, the figure that says them, and the count at its foot.
type BubbleContent[W comparable] struct {
	tabletop.SpeechText
	Speaker W
	Count   string    // text about the number of understood ideas
	buttons [2]string // labels of the button for more and for less text
}

// progress is the state on which a lesson depends.
type progress struct {
	moves int // number of moves; -1 before the first evaluation
	seen  lesson.UnloggedActions
}

// bubbleState is the state on which it depends where the bubble lies.
type bubbleState[W comparable] struct {
	tabletop.SpeechText
	frame stage.Frame
	avoid geom.Rect
	who   W
}

// Start starts to teach a game; labels measures the texts of the bubble.
func (t *Teacher[M, W]) Start(c TaughtGame[M, W], labels *kit.Labels) {
	t.game, t.labels, t.of = c, labels, progress{moves: -1}
}

// FollowMoves updates the teacher with the number of moves of the match. changed means that the lesson has to be evaluated again,
// with seen; on, that a move was added. Without hints at the table the player counts as having tried one.
func (t *Teacher[M, W]) FollowMoves(moves int, hints bool) (changed, on bool, seen lesson.UnloggedActions) {
	now := progress{moves, t.PlayerFacts}
	now.seen.HasUsedHint = now.seen.HasUsedHint || !hints
	if now == t.of {
		return false, false, now.seen
	}
	on = t.of.moves >= 0 && now.moves > t.of.moves
	t.of, t.HasTriedLaterMove, t.AskedForGesture, t.left = now, false, false, 0
	return true, on, now.seen
}

// ShowRemark shows the last remark for as long as it takes to read.
func (t *Teacher[M, W]) ShowRemark() {
	text, _ := t.game.LastRemark()
	t.left = tabletop.ReadingTicks(text)
}

// IsRemarking reports whether a remark is shown.
func (t *Teacher[M, W]) IsRemarking() bool { return t.left > 0 }

// WantedMove returns the move that the player is asked for; ok is false if there is none.
func (t *Teacher[M, W]) WantedMove() (m M, ok bool) {
	t.game.FollowMatch()
	return t.Lesson.WantedMove()
}

// IsSilent reports whether no text is shown: while cards move, or without a text.
func (t *Teacher[M, W]) IsSilent() bool { return t.Bubble.Text == "" || !t.game.TableState().IsIdle }

// Speaker returns the figure to which the bubble belongs.
func (t *Teacher[M, W]) Speaker() W { return t.at.who }

// HandleInput handles attempts other than moves: the keys for help, the buttons of the guide, and undo.
func (t *Teacher[M, W]) HandleInput(kind tabletop.AttemptKind, g input.Gesture, b tabletop.ButtonID) tabletop.Handling {
	t.game.FollowMatch()
	switch kind {
	case tabletop.TryGesture, tabletop.TryCommand:
		return t.gesture(g)
	case tabletop.TryTakeBack:
		idea, led := t.Lesson.CurrentIdea()
		t.PlayerFacts.HasTakenBack = t.PlayerFacts.HasTakenBack || led && idea.Action == lesson.TakeBack
	case tabletop.TryPress:
		switch b {
		case tabletop.MoreButton:
			t.ToggleDetails()
		default:
			t.PlayerFacts.HasUsedHint = t.PlayerFacts.HasUsedHint || b == tabletop.HintButton
			return tabletop.NotHandled
		}
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// RefuseTooEarly refuses a legal move that comes later and shows the text for that; waits says that it comes later.
func (t *Teacher[M, W]) RefuseTooEarly(allowed, waits bool) tabletop.Handling {
	t.HasTriedLaterMove = t.HasTriedLaterMove || allowed && waits
	return tabletop.Handling(allowed && waits)
}

// gesture ends a remark that was read, and handles the keys for help. Without a lesson these keys are left to the table.
func (t *Teacher[M, W]) gesture(of input.Gesture) tabletop.Handling {
	t.HandleRemarkInput(of)
	if of.Kind != input.CommandGiven {
		return tabletop.NotHandled
	}
	switch of.Command {
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn:
		if !t.Lesson.IsLeading() {
			t.PlayerFacts.HasUsedHint = true
			return tabletop.NotHandled
		}
		t.ToggleDetails()
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// HandleRemarkInput ends the remark or the text about a move that comes later, if the gesture is a press or a command.
func (t *Teacher[M, W]) HandleRemarkInput(of input.Gesture) {
	t.Ghost.NoteInput()
	if of.Kind == input.Press || of.Kind == input.CommandGiven {
		t.HasTriedLaterMove, t.left = false, 0
	}
}

// ToggleDetails opens or closes the further text, and demonstrates the gesture again.
func (t *Teacher[M, W]) ToggleDetails() {
	t.AskedForGesture = true
	t.Ghost.Start()
	if t.Bubble.Details != "" && !t.IsSilent() {
		t.Speech.IsOpen = !t.Speech.IsOpen
	}
}

// DetailsButton returns the button for the further text; ok is false if there is none.
func (t *Teacher[M, W]) DetailsButton() (b tabletop.Button, ok bool) {
	unit := t.game.TableState().Edges.TextUnit()
	b, ok = t.Speech.DetailsButton(unit, [2]string{"firstgame.button.more", "firstgame.button.less"}, t.Bubble.buttons)
	return b, ok && !t.IsSilent()
}

// update writes the note, and reports whether it has changed. While cards move the last note stays.
func (t *Teacher[M, W]) update() (changed bool) {
	before := t.Bubble
	if before.Text == "" || t.game.TableState().IsIdle {
		t.Bubble = t.write()
	}
	if t.Bubble.Text != before.Text && t.Bubble.Text != "" {
		t.game.GreetPlayer(t.Bubble.Speaker)
	}
	return t.Bubble != before
}

func (t *Teacher[M, W]) write() (n BubbleContent[W]) {
	look := t.game.TableState()
	met, all := t.Lesson.CountMetIdeas()
	n.Count = look.Texts.Say("firstgame.count", assets.Values{"Met": met, "All": all})
	if t.left > 0 {
		n.Text, n.Speaker = t.game.LastRemark()
		return n
	}
	idea, _ := t.Lesson.CurrentIdea()
	m, asked := t.Lesson.WantedMove()
	task := t.game.Task(idea, m, asked)
	if task.TextKey == "" {
		return n
	}
	say := func(key string) string { return look.Texts.Say(key, task.Values) }
	n.Speaker, n.Text, n.Details = task.Speaker, say(task.TextKey), say(task.MoreKey)
	if t.HasTriedLaterMove {
		n.Text = say(task.LaterKey)
	}
	n.buttons = [...]string{look.Texts.Say("firstgame.button.more"), look.Texts.Say("firstgame.button.less")}
	if look.Device != input.MouseSource {
		n.KeysText = say(task.ControlsKey)
		if name := look.Texts.Keys[input.CommandHint.Name()]; name != "" && idea.Action.MustOthersWait() {
			n.buttons[0], n.buttons[1] = n.buttons[0]+" · "+name, n.buttons[1]+" · "+name
		}
	}
	return n
}

// settle places the bubble if its state has changed, and reports whether it did.
func (t *Teacher[M, W]) settle() bool {
	s, look := &t.Speech, t.game.TableState()
	edges := look.Edges
	key := bubbleState[W]{t.Bubble.SpeechText, edges.Frame, look.Avoid, t.Bubble.Speaker}
	key.IsOpen = s.IsOpen
	if key == t.at {
		return false
	}
	if key.Text != t.at.Text {
		s.Restart()
		key.IsOpen = false
	}
	t.at, s.SpeechText = key, key.SpeechText
	s.Place(t.labels, edges.TextUnit(), t.game.BubbleRoom(key.who), func(w, h float64) (box geom.Rect, tip geom.Point) {
		return t.game.BubblePlace(key.who, w, h)
	})
	return true
}

// IsShowingGesture reports whether the gesture is being demonstrated.
func (t *Teacher[M, W]) IsShowingGesture() bool {
	return t.Speech.IsFullyVisible() && !t.IsSilent() && t.left == 0 && t.game.CanShowGesture(t.AskedForGesture)
}

// Tick advances by a tick and reports whether the picture changed.
func (t *Teacher[M, W]) Tick() (changed bool) {
	t.game.FollowMatch()
	look := t.game.TableState()
	if t.left > 0 && t.Speech.IsFullyVisible() && look.IsIdle {
		t.left--
	}
	read, silent := t.update(), t.IsSilent()
	placed := !silent && t.settle()
	talked := t.Speech.Fade(silent, look.IsMotionReduced || look.Speed == stage.InstantSpeed)
	return t.Ghost.Tick(t.IsShowingGesture(), look.IsMotionReduced) || read || placed || talked
}

// TicksUntilChange returns the number of ticks until the picture changes again, 0 for never.
func (t *Teacher[M, W]) TicksUntilChange() int {
	shown := t.IsShowingGesture() && !t.game.TableState().IsMotionReduced
	switch {
	case t.Speech.IsMoving(t.IsSilent()), shown && t.Ghost.IsMoving():
		return 1
	case t.left > 0 && !t.IsSilent():
		return t.left
	case shown:
		return t.Ghost.TicksUntilChange()
	}
	return 0
}

// SpokenLines returns the texts of the teacher for screen readers.
func (t *Teacher[M, W]) SpokenLines() []string {
	t.game.FollowMatch()
	n := t.write()
	if n.Text == "" {
		return nil
	}
	met, all := t.Lesson.CountMetIdeas()
	said := []string{n.Text}
	for _, line := range []string{n.KeysText, n.Details} {
		if line != "" {
			said = append(said, line)
		}
	}
	return append(said, t.game.TableState().Texts.Say("firstgame.again.text", assets.Values{"Met": met, "All": all}))
}
