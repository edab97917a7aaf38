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

// Teacher guides a first game as far as all games have one: what is said of the current idea, when and where, which moves are kept for later,
// the keys for help, and the gesture that is shown. What an idea says and marks is the game's, in a guide that embeds it. M is a move of the
// game, W who speaks.
type Teacher[M, W comparable] struct {
	Labels *kit.Labels // measure its texts
	Lesson *lesson.Script[M, W]
	Seen   lesson.Seen
	Shows  bool // the gesture was asked for
	Kept   bool // a move that is not asked for was kept for later
	Speech tabletop.Speech
	Ghost  tabletop.Ghost
	Note   Note[W]

	course Course[M, W]
	of     progress
	left   int // ticks for which a remark is still said
	noteOf noteKey
	at     spot[W]
}

// Course is a first game as its game has it.
type Course[M, W comparable] interface {
	// FollowMatch reads the progress of the game, see Teacher.FollowMoves.
	FollowMatch()
	// TableLook returns how the table looks now.
	TableLook() Look
	// Task returns the sentences of the current idea if it asks for a move, and those of the zero idea if nothing is asked. The zero Task
	// says nothing.
	Task(idea lesson.Idea[M, W], wanted M, asked bool) Task[W]
	// LastRemark returns the words of the last remark, and the figure that says them.
	LastRemark() (text string, who W)
	// GreetPlayer lets the figure that speaks look at the player.
	GreetPlayer(who W)
	// BubbleRoom returns the room for the bubble of a figure.
	BubbleRoom(who W) geom.Rect
	// BubblePlace returns the place of a bubble of a size, and the point of its tail.
	BubblePlace(who W, w, h float64) (box geom.Rect, tip geom.Point)
	// CanShowGesture reports whether the gesture of the wanted move may be shown; asked means that the player asked for it.
	CanShowGesture(asked bool) bool
}

// Look is what a teacher sees of its table at a moment.
type Look struct {
	Say     *assets.Texts
	Edges   *tabletop.Edges
	Device  input.Source
	Speed   stage.Speed
	Reduced bool // motion is
	Idle    bool // the table waits for the player

	Moment int       // differs where another task is said although no move was made
	Avoid  geom.Rect // what the bubble has to leave free from now on, empty for nothing
}

// Task is what an idea says, and who says it: sentences of the catalogue with their values.
type Task[W comparable] struct {
	Who       W
	Say, More string
	Later     string // what it says when another move has to wait
	Keys      string // the keys for it
	Values    assets.Values
}

// Note is the bubble of a teacher: its text, who says it, and the progress at its foot.
type Note[W comparable] struct {
	tabletop.Said
	Who     W
	Count   string    // how much was understood
	buttons [2]string // labels of the button for more and for less
}

// progress is what a lesson depends on.
type progress struct {
	moves int // -1 before the first read
	seen  lesson.Seen
}

// noteKey is what a note depends on.
type noteKey struct {
	progress
	kept, remarks bool
	edition       int // of the texts
	language      string
	device        input.Source
	moment        int
}

// spot is what the place of the bubble depends on.
type spot[W comparable] struct {
	tabletop.Said
	frame stage.Frame
	avoid geom.Rect
	who   W
}

// Begin begins to guide a course; labels measure its texts.
func (t *Teacher[M, W]) Begin(c Course[M, W], labels *kit.Labels) {
	t.course, t.Labels, t.of = c, labels, progress{moves: -1}
}

// FollowMoves tells the teacher the number of moves of the match. changed means that the lesson has to be read anew, by seen; on that at
// least one move was added. Without hints at the table the player is not asked to try one.
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

// Remark says a remark for as long as it takes to read.
func (t *Teacher[M, W]) Remark() {
	text, _ := t.course.LastRemark()
	t.left = tabletop.ReadTicks(text)
}

// IsRemarking reports whether a remark is still to be read.
func (t *Teacher[M, W]) IsRemarking() bool { return t.left > 0 }

// WantedMove returns the move that the player is asked for; ok is false if there is none.
func (t *Teacher[M, W]) WantedMove() (m M, ok bool) {
	t.course.FollowMatch()
	return t.Lesson.WantedMove()
}

// IsSilent reports whether nobody says anything: while cards move, and while there is nothing to say.
func (t *Teacher[M, W]) IsSilent() bool { return t.Note.Say == "" || !t.course.TableLook().Idle }

// Says returns what is said at the moment, empty for nothing.
func (t *Teacher[M, W]) Says() tabletop.Said {
	if t.IsSilent() {
		return tabletop.Said{}
	}
	return t.Note.Said
}

// Bubble returns where the bubble is; ok is false if it is not seen.
func (t *Teacher[M, W]) Bubble() (box geom.Rect, ok bool) { return t.Speech.Box, t.Speech.IsWhole() }

// Speaker returns whose bubble it is that stands on the table.
func (t *Teacher[M, W]) Speaker() W { return t.at.who }

// Tries handles what a person is about to do, but for moves: the keys for help, the buttons of the guide, and a move taken back.
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

// Keep keeps a move for later, if it is one that the rules allow now, and says so.
func (t *Teacher[M, W]) Keep(allowed, waits bool) tabletop.Answer {
	t.Kept = t.Kept || allowed && waits
	return tabletop.Answer(allowed && waits)
}

// gesture ends a remark that was answered, and has keys for help show more and the gesture again. Once the player is alone they are the table's.
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

// Notice ends what a gesture answers: a remark, and that a move was kept for later.
func (t *Teacher[M, W]) Notice(of input.Gesture) {
	t.Ghost.Notice()
	if of.Kind == input.Press || of.Kind == input.Trigger {
		t.Kept, t.left = false, 0
	}
}

// Unfold shows more, or less again, and the gesture once more.
func (t *Teacher[M, W]) Unfold() {
	t.Shows = true
	t.Ghost.Begin()
	if t.Note.More != "" && !t.IsSilent() {
		t.Speech.Open = !t.Speech.Open
	}
}

// More returns the button to read more; ok is false if there is no more.
func (t *Teacher[M, W]) More() (b tabletop.Button, ok bool) {
	unit := t.course.TableLook().Edges.TextUnit()
	b, ok = t.Speech.More(unit, [2]string{"firstgame.button.more", "firstgame.button.less"}, t.Note.buttons)
	return b, ok && !t.IsSilent()
}

// update makes the note again if necessary, and reports whether it did. While cards move the last one stays.
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

// write makes the note of the moment.
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

// settle places the bubble if its text or the window has changed, and reports whether it did.
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

// IsShowing reports whether the gesture is shown now.
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

// TicksUntilChange returns the number of ticks until something moves.
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

// SpokenLines returns all that is said.
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
