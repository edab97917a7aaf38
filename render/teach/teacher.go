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
	Labels *kit.Labels // for measuring texts
	Lesson *lesson.Script[M, W]
	Seen   lesson.Seen // facts about the player for the lesson
	Shows  bool        // the player has asked for the gesture
	Kept   bool        // the player has tried a move that comes later
	Speech tabletop.Speech
	Ghost  tabletop.Ghost
	Note   Note[W] // the current text

	course Course[M, W]
	of     progress // progress for which the lesson was last evaluated
	left   int      // remaining ticks of a remark
	noteOf noteKey  // state for which the note was written
	at     spot[W]  // state for which the bubble was placed
}

// Course is the game-specific part of a Teacher.
type Course[M, W comparable] interface {
	// FollowMatch updates the lesson from the match, see Teacher.FollowMoves.
	FollowMatch()
	// TableLook returns the current state of the table.
	TableLook() Look
	// Task returns the texts of an idea and its wanted move if asked; otherwise those for no request. A zero Task has no text.
	Task(idea lesson.Idea[M, W], wanted M, asked bool) Task[W]
	// LastRemark returns the text of the last remark, and the figure that says it.
	LastRemark() (text string, who W)
	// GreetPlayer makes a figure look at the player.
	GreetPlayer(who W)
	// BubbleRoom returns the room for the bubble of a figure.
	BubbleRoom(who W) geom.Rect
	// BubblePlace returns the place of a bubble of a size, and the point of its tail.
	BubblePlace(who W, w, h float64) (box geom.Rect, tip geom.Point)
	// CanShowGesture reports whether the gesture of the wanted move may be demonstrated; asked means that the player has asked for it.
	CanShowGesture(asked bool) bool
}

// Look is the state of a table that a teacher depends on.
type Look struct {
	Say     *assets.Texts
	Edges   *tabletop.Edges
	Device  input.Source
	Speed   stage.Speed
	Reduced bool // motion is reduced
	Idle    bool // the table waits for the player

	Moment int       // changes if the task changes although no move was made
	Avoid  geom.Rect // area that the bubble must leave free, may be empty
}

// Task is the texts for an idea, as text keys, and the figure that says them.
type Task[W comparable] struct {
	Who    W
	Say    string        // main text
	More   string        // further text
	Later  string        // main text after a move that comes later
	Keys   string        // explains the keys
	Values assets.Values // for all these texts
}

// Note is the content of a teacher's bubble: its texts, the figure that says them, and the count at its foot.
type Note[W comparable] struct {
	tabletop.Said
	Who     W
	Count   string    // text about the number of understood ideas
	buttons [2]string // labels of the button for more and for less text
}

// progress is the state on which a lesson depends.
type progress struct {
	moves int // number of moves; -1 before the first evaluation
	seen  lesson.Seen
}

// noteKey is the state on which a note depends.
type noteKey struct {
	progress
	kept, remarks bool
	edition       int // of the texts
	language      string
	device        input.Source
	moment        int
}

// spot is the state on which the place of the bubble depends.
type spot[W comparable] struct {
	tabletop.Said
	frame stage.Frame
	avoid geom.Rect
	who   W
}

// Begin starts to guide a course; labels measure its texts.
func (t *Teacher[M, W]) Begin(c Course[M, W], labels *kit.Labels) {
	t.course, t.Labels, t.of = c, labels, progress{moves: -1}
}

// FollowMoves updates the teacher with the number of moves of the match. changed means that the lesson has to be evaluated again,
// with seen; on, that a move was added. Without hints at the table the player counts as having tried one.
func (t *Teacher[M, W]) FollowMoves(moves int, hints bool) (changed, on bool, seen lesson.Seen) {
	now := progress{moves, t.Seen}
	now.seen.Hinted = now.seen.Hinted || !hints
	if now == t.of {
		return false, false, now.seen
	}
	on = t.of.moves >= 0 && now.moves > t.of.moves
	t.of, t.Kept, t.Shows, t.left = now, false, false, 0
	return true, on, now.seen
}

// Remark shows the last remark for as long as it takes to read.
func (t *Teacher[M, W]) Remark() {
	text, _ := t.course.LastRemark()
	t.left = tabletop.ReadTicks(text)
}

// IsRemarking reports whether a remark is shown.
func (t *Teacher[M, W]) IsRemarking() bool { return t.left > 0 }

// WantedMove returns the move that the player is asked for; ok is false if there is none.
func (t *Teacher[M, W]) WantedMove() (m M, ok bool) {
	t.course.FollowMatch()
	return t.Lesson.WantedMove()
}

// IsSilent reports whether no text is shown: while cards move, or without a text.
func (t *Teacher[M, W]) IsSilent() bool { return t.Note.Say == "" || !t.course.TableLook().Idle }

// Says returns the current text, which may be empty.
func (t *Teacher[M, W]) Says() tabletop.Said {
	if t.IsSilent() {
		return tabletop.Said{}
	}
	return t.Note.Said
}

// Bubble returns the bounds of the bubble; ok is false if it is not fully visible.
func (t *Teacher[M, W]) Bubble() (box geom.Rect, ok bool) { return t.Speech.Box, t.Speech.IsWhole() }

// Speaker returns the figure to which the bubble belongs.
func (t *Teacher[M, W]) Speaker() W { return t.at.who }

// Tries handles attempts other than moves: the keys for help, the buttons of the guide, and undo.
func (t *Teacher[M, W]) Tries(kind tabletop.AttemptKind, g input.Gesture, b tabletop.ButtonID) tabletop.Answer {
	t.course.FollowMatch()
	switch kind {
	case tabletop.TryGesture, tabletop.TryCommand:
		return t.gesture(g)
	case tabletop.TryTakeBack:
		idea, led := t.Lesson.Active()
		t.Seen.TookBack = t.Seen.TookBack || led && idea.Deed == lesson.TakeBack
	case tabletop.TryPress:
		switch b {
		case tabletop.MoreButton:
			t.Unfold()
		default:
			t.Seen.Hinted = t.Seen.Hinted || b == tabletop.HintButton
			return tabletop.NotHandled
		}
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// Keep refuses a legal move that comes later and shows the text for that; waits says that it comes later.
func (t *Teacher[M, W]) Keep(allowed, waits bool) tabletop.Answer {
	t.Kept = t.Kept || allowed && waits
	return tabletop.Answer(allowed && waits)
}

// gesture ends a remark that was read, and handles the keys for help. Without a lesson these keys are left to the table.
func (t *Teacher[M, W]) gesture(of input.Gesture) tabletop.Answer {
	t.Notice(of)
	if of.Kind != input.Trigger {
		return tabletop.NotHandled
	}
	switch of.Command {
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn:
		if !t.Lesson.IsLeading() {
			t.Seen.Hinted = true
			return tabletop.NotHandled
		}
		t.Unfold()
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// Notice ends the remark or the text about a move that comes later, if the gesture is a press or a command.
func (t *Teacher[M, W]) Notice(of input.Gesture) {
	t.Ghost.Notice()
	if of.Kind == input.Press || of.Kind == input.Trigger {
		t.Kept, t.left = false, 0
	}
}

// Unfold opens or closes the further text, and demonstrates the gesture again.
func (t *Teacher[M, W]) Unfold() {
	t.Shows = true
	t.Ghost.Begin()
	if t.Note.More != "" && !t.IsSilent() {
		t.Speech.Open = !t.Speech.Open
	}
}

// More returns the button for the further text; ok is false if there is none.
func (t *Teacher[M, W]) More() (b tabletop.Button, ok bool) {
	unit := t.course.TableLook().Edges.TextUnit()
	b, ok = t.Speech.More(unit, [2]string{"firstgame.button.more", "firstgame.button.less"}, t.Note.buttons)
	return b, ok && !t.IsSilent()
}

// update writes the note again if its state has changed, and reports whether it did. While cards move the last note stays.
func (t *Teacher[M, W]) update() bool {
	look := t.course.TableLook()
	key := noteKey{progress: t.of, kept: t.Kept, remarks: t.left > 0, edition: look.Say.Edition, language: look.Say.Language, device: look.Device,
		moment: look.Moment}
	if key == t.noteOf || !look.Idle && t.Note.Say != "" {
		return false
	}
	before := t.Note
	if t.noteOf, t.Note = key, t.write(); t.Note.Say != before.Say && t.Note.Say != "" {
		t.course.GreetPlayer(t.Note.Who)
	}
	return true
}

// write returns the note for the current state.
func (t *Teacher[M, W]) write() (n Note[W]) {
	look := t.course.TableLook()
	met, all := t.Lesson.Met()
	n.Count = look.Say.Say("firstgame.count", assets.Values{"Met": met, "All": all})
	if t.left > 0 {
		n.Say, n.Who = t.course.LastRemark()
		return n
	}
	idea, _ := t.Lesson.Active()
	m, asked := t.Lesson.WantedMove()
	task := t.course.Task(idea, m, asked)
	if task.Say == "" {
		return n
	}
	say := func(key string) string { return look.Say.Say(key, task.Values) }
	n.Who, n.Say, n.More = task.Who, say(task.Say), say(task.More)
	if t.Kept {
		n.Say = say(task.Later)
	}
	n.buttons = [...]string{look.Say.Say("firstgame.button.more"), look.Say.Say("firstgame.button.less")}
	if look.Device != input.Mouse {
		n.Keys = say(task.Keys)
		if name := look.Say.Keys[input.CommandHint.Name()]; name != "" && idea.Deed.MustOthersWait() {
			n.buttons[0], n.buttons[1] = n.buttons[0]+" · "+name, n.buttons[1]+" · "+name
		}
	}
	return n
}

// settle places the bubble if its state has changed, and reports whether it did.
func (t *Teacher[M, W]) settle() bool {
	s, look := &t.Speech, t.course.TableLook()
	edges := look.Edges
	key := spot[W]{t.Note.Said, edges.Frame, look.Avoid, t.Note.Who}
	key.Open = s.Open
	if key == t.at {
		return false
	}
	if key.Say != t.at.Say {
		s.Restart()
		key.Open = false
	}
	t.at, s.Said = key, key.Said
	unit, in := edges.TextUnit(), t.course.BubbleRoom(key.who)
	lines := s.Lines(t.Labels, unit, in.W-2*tabletop.SpeechPad*unit)
	w, h := s.Extent(t.Labels, unit, lines)
	box, tip := t.course.BubblePlace(key.who, w, h)
	s.Place(box, lines, tip, unit)
	return true
}

// IsShowing reports whether the gesture is being demonstrated.
func (t *Teacher[M, W]) IsShowing() bool {
	return t.Speech.IsWhole() && !t.IsSilent() && t.left == 0 && t.course.CanShowGesture(t.Shows)
}

// Tick advances by a tick and reports whether the picture changed.
func (t *Teacher[M, W]) Tick() (changed bool) {
	t.course.FollowMatch()
	look := t.course.TableLook()
	if t.left > 0 && t.Speech.IsWhole() && look.Idle {
		t.left--
	}
	read, silent := t.update(), t.IsSilent()
	placed := !silent && t.settle()
	talked := t.Speech.Fade(silent, look.Reduced || look.Speed == stage.Instant)
	return t.Ghost.Tick(t.IsShowing(), look.Reduced) || read || placed || talked
}

// TicksUntilChange returns the number of ticks until the picture changes again, 0 for never.
func (t *Teacher[M, W]) TicksUntilChange() int {
	shown := t.IsShowing() && !t.course.TableLook().Reduced
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
	t.course.FollowMatch()
	n := t.write()
	if n.Say == "" {
		return nil
	}
	met, all := t.Lesson.Met()
	said := []string{n.Say}
	for _, line := range []string{n.Keys, n.More} {
		if line != "" {
			said = append(said, line)
		}
	}
	return append(said, t.course.TableLook().Say.Say("firstgame.again.text", assets.Values{"Met": met, "All": all}))
}
