package teach

import (
	"strconv"
	"unicode"

	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// ExampleGuide is the guide of an example with attempts and a goal, at the table of any game. The learner watches what can be done, sees
// what is not allowed, plays to the goal, or plays freely. A game embeds it in its guide, which draws the marks. P is a position,
// M a move, E an event.
type ExampleGuide[T tabletop.Match[P, M, E], P, M comparable, E any] struct {
	tabletop.BaseGuide[M, E]
	number         int                          // number of the example, from 1
	count          int                          // number of all examples
	updateProgress func(func(*lesson.Progress)) // updates the stored progress
	awayKey        string                       // label key of the button that leads back, empty for the list of examples
	Activity       Activity
	IsFinished     bool // the way is completed
	MissCount      int
	Pages          Pages // the pages of Watching and Forbidden

	Example    *lesson.Quest[P, M, E]
	GoalLesson *lesson.Lesson[P, M, E] // the way to the goal while it is Playing, nil if the game asks for something else
	Hint       *M                      // the recommended move, or nil
	Trial      Trial[M]

	table   *tabletop.Table[T, P, M, E]
	game    ExampleGame[P, M, E]
	moves   int        // number of moves of the match that have been judged
	lead    *M         // cached move that leads to the goal, nil if not known yet
	leads   map[M]bool // cached results of IsTowardsGoal
	message message
}

// Trial is a refused move whose card flies to its spot, or has arrived there. The zero Trial is no move.
type Trial[M any] struct {
	Flight
	Move    M
	Refusal error // the refusal
}

// ExampleGame is the guide of a game, in which an ExampleGuide is embedded.
type ExampleGame[P, M comparable, E any] interface {
	tabletop.Guide[M, E]
	// StartActivity starts the example in a way.
	StartActivity(w Activity)
	// PageCount returns the number of pages of a way.
	PageCount(w Activity) int
	// OpenPage shows the start of a page, from 1, and returns the actions on it. If the learner comes back from the page after it, the
	// game may show the end of the page instead and return no actions.
	OpenPage(page int, back bool) []Act
	// FinishEvents ends all animation.
	FinishEvents()
	// RestartExample shows the start of the example.
	RestartExample()
	// Actor returns the seat that acts next and therefore sits in front.
	Actor() play.Seat
	// RefusedMove returns the move that an attempt shows as forbidden at its end.
	RefusedMove(t *lesson.Try[P, M]) M

	// ControlsTextKey returns the text key of the explanation of the keys.
	ControlsTextKey() string
	// SeatNames returns the names of the seats, and the index of the one in front.
	SeatNames() (names []string, front int)
	// ExplainAstray returns the reason why a legal move does not lead to the goal: a text key and the citation of a rule.
	ExplainAstray(m M) (why, rule string)
	// HintText returns the hint for a move.
	HintText(m M) string
}

// NewExampleGuide returns the guide of an example; count is the number of all examples, and note updates the stored progress.
func NewExampleGuide[T tabletop.Match[P, M, E], P, M comparable, E any](e *lesson.Quest[P, M, E], count int, note func(func(*lesson.Progress)),
	t *tabletop.Table[T, P, M, E], g ExampleGame[P, M, E]) ExampleGuide[T, P, M, E] {
	return ExampleGuide[T, P, M, E]{number: e.Number, count: count, updateProgress: note, Example: e, table: t, game: g}
}

// StartAtTable sets the guide of its table and starts to show the example. away is the label key of the button that leaves the example, see awayKey.
func (l *ExampleGuide[T, P, M, E]) StartAtTable(away string) {
	l.awayKey = away
	l.table.SetGuide(l.game)
	l.game.StartActivity(Watching)
}

// pages returns the attempts that a way shows: good ones if Watching, illegal or losing ones if Forbidden.
func (l *ExampleGuide[T, P, M, E]) pages(w Activity) (all []*lesson.Try[P, M]) {
	for i := range l.Example.Tries {
		if t := &l.Example.Tries[i]; w == Watching && t.IsGood() || w == Forbidden && !t.IsGood() {
			all = append(all, t)
		}
	}
	return all
}

// PageCount returns the number of pages of a way.
func (l *ExampleGuide[T, P, M, E]) PageCount(w Activity) int { return len(l.pages(w)) }

// RefusedMove returns the move that an attempt shows as forbidden at its end.
func (l *ExampleGuide[T, P, M, E]) RefusedMove(t *lesson.Try[P, M]) M { return t.RefusedMove }

// StartActivity starts the example in a way.
func (l *ExampleGuide[T, P, M, E]) StartActivity(w Activity) {
	l.Activity, l.IsFinished, l.MissCount, l.Pages = w, false, 0, Pages{pageCount: l.game.PageCount(w)}
	l.GoalLesson, l.moves = nil, 0
	l.restart()
	switch w {
	case Forbidden:
		l.tell("lessons.never", "")
	case Playing:
		if l.Example.IsGoal != nil {
			l.GoalLesson = l.Example.NewLesson()
		}
	case Trying:
		l.tell("lessons.free", "")
	}
	l.seatNext()
}

func (l *ExampleGuide[T, P, M, E]) restart() {
	l.ClearHint()
	l.tell(l.Example.GoalKey, "")
	l.game.RestartExample()
}

// ClearHint removes the hint and the crossed-out move.
func (l *ExampleGuide[T, P, M, E]) ClearHint() {
	l.Hint, l.Trial = nil, Trial[M]{}
	l.lead, l.leads = nil, nil
	l.table.Redraw()
}

// GoalMove returns a move that leads to the goal. It may be called only while Playing.
func (l *ExampleGuide[T, P, M, E]) GoalMove() M {
	if l.lead == nil {
		m, _ := l.GoalLesson.NextMove()
		l.lead = &m
	}
	return *l.lead
}

// IsTowardsGoal reports whether a move leads to the goal. It may be called only while Playing.
func (l *ExampleGuide[T, P, M, E]) IsTowardsGoal(m M) bool {
	leads, known := l.leads[m]
	if !known {
		if l.leads == nil {
			l.leads = map[M]bool{}
		}
		leads = l.GoalLesson.CanAccept(m)
		l.leads[m] = leads
	}
	return leads
}

// IsUnderway reports whether the learner is playing to the goal and has not reached it.
func (l *ExampleGuide[T, P, M, E]) IsUnderway() bool {
	return l.GoalLesson != nil && !l.GoalLesson.IsDone()
}

// CanMoveCards reports whether the learner can move cards; otherwise they are locked.
func (l *ExampleGuide[T, P, M, E]) CanMoveCards() bool { return l.IsUnderway() || l.Activity == Trying }

func (l *ExampleGuide[T, P, M, E]) seatNext() bool {
	return l.CanMoveCards() && !l.table.HasCardInMotion() && l.table.BringToFront(l.game.Actor())
}

// Finish marks the way as completed, praises the learner, and stores the progress.
func (l *ExampleGuide[T, P, M, E]) Finish() {
	if l.IsFinished {
		return
	}
	l.IsFinished = true
	number, misses := l.number, l.MissCount
	switch l.Activity {
	case Watching:
		l.praise("lessons.watched")
		l.updateProgress(func(p *lesson.Progress) { p.MarkWatched(number) })
	case Playing:
		key := "lessons.done.missed"
		if misses == 0 {
			key = "lessons.done.flawless"
		}
		l.praise(key)
		l.updateProgress(func(p *lesson.Progress) { p.MarkPlayed(number, misses) })
	}
}

func (l *ExampleGuide[T, P, M, E]) praise(key string) {
	l.SetMoreText(func() string { return l.table.Texts.Say(key) })
}

func (l *ExampleGuide[T, P, M, E]) press(button tabletop.ButtonID) bool {
	switch button {
	case FirstActivityButton, FirstActivityButton + 1, FirstActivityButton + 2, FirstActivityButton + 3:
		l.game.StartActivity(Activity(button - FirstActivityButton))
	case ListButton: // back to where the example was opened
		to := tabletop.RequestBack
		if l.awayKey == "" {
			to = tabletop.RequestExamples
		}
		l.table.SendRequest(tabletop.Request{Kind: to})
	case ruleButton:
		if ref := l.RuleCitation(); ref != "" {
			l.table.SendRequest(tabletop.Request{Kind: tabletop.RequestRule, Text: ref})
		}
	case RestartButton:
		l.game.StartActivity(l.Activity)
	case PreviousPageButton:
		l.back()
	case PlayPagesButton:
		l.run()
	case NextPageButton:
		l.forward()
	case NextExampleButton:
		l.goOnward()
	default:
		return false
	}
	return true
}

func (l *ExampleGuide[T, P, M, E]) goOnward() {
	switch {
	case l.HasPages() && l.IsFinished:
		l.game.StartActivity(Playing)
	case l.number == l.count:
		l.table.SendRequest(tabletop.Request{Kind: tabletop.RequestExamples})
	default:
		l.table.SendRequest(tabletop.Request{Kind: tabletop.RequestExample, Number: l.number + 1})
	}
}

// Tick advances the animation, follows moves that were undone or redone, and names the learner's seat in the caption.
func (l *ExampleGuide[T, P, M, E]) Tick() (changed bool) {
	defer func() { l.table.Status.Caption = l.seatText() }()
	changed, lands := l.Trial.tick()
	if lands {
		l.strike()
	}
	if l.HasPages() {
		return l.turnPages() || changed
	}
	changed = l.keepUp() || changed
	return l.seatNext() || changed
}

// TicksUntilChange returns 1 during an animation, else 0.
func (l *ExampleGuide[T, P, M, E]) TicksUntilChange() int {
	return tabletop.NextTickIf(l.Pages.isMoving() || l.Trial.IsMoving())
}

// keepUp follows moves that were made, undone or redone, ends the lesson at its goal, and reports whether the picture changed.
func (l *ExampleGuide[T, P, M, E]) keepUp() bool {
	made, before := l.table.Match.History(), l.moves
	for ; l.moves > len(made); l.moves-- {
		l.ClearHint()
		key := "lessons.free"
		if l.GoalLesson != nil {
			l.GoalLesson.UndoMove()
			key = l.Example.GoalKey
		}
		l.tell(key, "")
	}
	for ; l.moves < len(made); l.moves++ {
		if l.GoalLesson != nil {
			_, _, _ = l.GoalLesson.TryMove(made[l.moves].Move)
			l.lead, l.leads = nil, nil
		}
	}
	if l.GoalLesson == nil {
		return l.moves != before
	}
	l.MissCount = l.GoalLesson.MissCount()
	if !l.GoalLesson.IsDone() || l.IsFinished || l.table.HasCardInMotion() {
		return l.moves != before
	}
	l.Finish()
	return true
}

// HandleAttempt handles an attempt of the learner, see tabletop.Guide.
func (l *ExampleGuide[T, P, M, E]) HandleAttempt(a tabletop.Attempt[M]) tabletop.Handling {
	if !l.HasPages() && (a.Kind == tabletop.TryCommand || a.Kind == tabletop.TryGesture && a.Gesture.Kind == input.Press) {
		l.Trial = Trial[M]{} // for a clear view at the next try
		l.table.Redraw()
	}
	switch a.Kind {
	case tabletop.TryCommand:
		return tabletop.Handling(l.command(a.Gesture.Command))
	case tabletop.TryPress:
		return tabletop.Handling(l.press(a.Button))
	case tabletop.TryPlay, tabletop.TryRefused:
		return tabletop.Handling(!l.allows(a.Move))
	case tabletop.TryTakeBack:
		return tabletop.Handling(!l.CanMoveCards() || l.table.Match.IsSettled())
	}
	return tabletop.NotHandled
}

func (l *ExampleGuide[T, P, M, E]) command(c input.Command) bool {
	switch c {
	case input.CommandShowAgain:
		l.game.StartActivity(l.Activity)
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn: // it has hints of its own
	case input.CommandConfirm: // after the end no game follows
		return l.table.Match.IsSettled() && l.CanMoveCards()
	default:
		return false
	}
	return true
}

// allows judges a move before it is made, explains the verdict, and reports whether the move may be made.
func (l *ExampleGuide[T, P, M, E]) allows(m M) bool {
	if !l.CanMoveCards() {
		return false
	}
	now := l.table.ShownPosition()
	why, rule := l.Example.Explain(now, m)
	_, _, err := l.Example.ApplyMove(*now, m)
	if err != nil {
		l.Refuse(m, why, rule, err)
		return false
	}
	verdict, fine := lesson.Accepted, "lessons.free"
	if l.GoalLesson != nil {
		verdict, _, _ = l.GoalLesson.TryMove(m)
		fine = "lessons.fine"
	}
	l.ClearHint()
	if verdict == lesson.Accepted {
		if why == "" {
			why = fine
		}
		l.tell(why, rule)
		l.moves++
		return true
	}
	if why == "" {
		why, rule = l.game.ExplainAstray(m)
	}
	l.tell(why, rule)
	l.table.Sound.Play(sounds.Cue{Clip: sounds.LiftClip})
	l.help()
	return false
}

// Refuse counts a miss, crosses the move out and explains it: by the text key why and its rule or, if empty, in the words of the error.
func (l *ExampleGuide[T, P, M, E]) Refuse(m M, why, rule string, err error) {
	r, _ := l.table.ExplainRefusal(err)
	if rule == "" && r.IsExplained {
		rule = r.Explanation.Number
	}
	l.ClearHint()
	l.SetText(why, rule, true)
	if why == "" {
		l.message.main = func() string {
			r, _ := l.table.ExplainRefusal(err)
			return r.Text
		}
	}
	l.Trial.Move, l.Trial.Refusal = m, err
	l.strike()
	if l.GoalLesson != nil {
		l.GoalLesson.CountMiss()
		l.help()
	}
}

func (l *ExampleGuide[T, P, M, E]) help() {
	if hint, ok := l.GoalLesson.Hint(); ok {
		l.Hint = &hint
		l.SetMoreText(func() string { return l.game.HintText(hint) })
	}
}

// strike shakes the spots at fault for the refused move.
func (l *ExampleGuide[T, P, M, E]) strike() {
	if r, ok := l.table.ExplainRefusal(l.Trial.Refusal); ok {
		l.table.Shake.Start(r.FaultySpots)
	}
	l.table.Sound.Play(sounds.Cue{Clip: sounds.RefuseClip})
	l.table.Redraw()
}

// StartTrial makes the card of a refused move fly to its spot.
func (l *ExampleGuide[T, P, M, E]) StartTrial(m M, why error) {
	l.Trial = Trial[M]{Flight{pace: PaceOf(l.Speed()), runs: true}, m, why}
}

// OpenPage shows a page: an attempt from the start of the example, move by move, and the refused move at its end.
func (l *ExampleGuide[T, P, M, E]) OpenPage(page int, _ bool) (acts []Act) {
	try, beat := l.pages(l.Activity)[page-1], PaceOf(l.Speed()).BeforeMove
	l.restart()
	l.SetText(try.WhyKey, try.Rule, !try.IsGood())
	for _, m := range try.Moves {
		acts = append(acts, Act{Ticks: beat, Run: func() { l.table.MakeMove(m) }})
	}
	if try.RefusedToken != "" {
		acts = append(acts, Act{Ticks: beat, IsShowOnly: true, Run: func() {
			m := l.game.RefusedMove(try)
			_, _, err := l.Example.ApplyMove(*l.table.ShownPosition(), m)
			l.StartTrial(m, err)
		}})
	}
	return acts
}

type message struct {
	main  func() string // in the current language, as more
	more  func() string // a hint, or praise; nil for neither
	rule  string        // citation of the rule for the main text, may be empty
	wrong bool          // the main text explains why a move is not allowed
}

// SetText sets the main text of the box, and the citation of its rule, which may be empty; wrong marks it as a reason for a refusal.
func (l *ExampleGuide[T, P, M, E]) SetText(key, rule string, wrong bool) {
	l.message = message{main: func() string { return l.table.Texts.Say(key) }, rule: rule, wrong: wrong}
}

// SetMoreText sets the text below the main one.
func (l *ExampleGuide[T, P, M, E]) SetMoreText(say func() string) {
	l.message.more = say
}
func (l *ExampleGuide[T, P, M, E]) tell(key, rule string) { l.SetText(key, rule, false) }

// RuleCitation returns the citation of the rule for the main text, or an empty string.
func (l *ExampleGuide[T, P, M, E]) RuleCitation() string { return l.message.rule }

func (l *ExampleGuide[T, P, M, E]) FinishEvents()      { l.table.FinishMotion() }
func (l *ExampleGuide[T, P, M, E]) Speed() stage.Speed { return l.table.Speed() }
func (l *ExampleGuide[T, P, M, E]) Actor() play.Seat   { return l.table.Match.Turn() }

func (l *ExampleGuide[T, P, M, E]) IsLocked() bool { return !l.CanMoveCards() }

// CurrentTexts returns the texts of the box in the current language.
func (l *ExampleGuide[T, P, M, E]) CurrentTexts() (s BoxTexts) {
	say := l.table.Texts
	s.title = strconv.Itoa(l.number) + " · " + say.Say(l.Example.TitleKey)
	s.MainText, s.IsRefusal = l.message.main(), l.message.wrong
	if l.message.more != nil {
		s.secondText = l.message.more()
	}
	s.ruleLabel = l.message.rule
	if s.ruleLabel != "" && unicode.IsDigit(rune(s.ruleLabel[0])) { // rulings are named by their citation
		s.ruleLabel = say.Say("lessons.rule", assets.Values{"Rule": s.ruleLabel})
	}
	s.keysText = say.Say(l.game.ControlsTextKey())
	return s
}

// seatText returns the sentence that names the learner's seat, empty if there is only one seat or the cards are locked.
func (l *ExampleGuide[T, P, M, E]) seatText() string {
	names, front := l.game.SeatNames()
	if !l.CanMoveCards() || len(names) < 2 {
		return ""
	}
	return l.table.Texts.Say("lessons.seat", assets.Values{"Name": names[front]})
}

// FillLesson fills an overlay with the box, the prompt and the table's buttons. more are buttons beside the restart button.
func (l *ExampleGuide[T, P, M, E]) FillLesson(o *tabletop.Overlay, more ...tabletop.Button) {
	w, edges := l.CurrentTexts(), l.table.Edges()
	switch {
	case l.IsFinished && (l.Activity == Playing || l.Activity == Watching):
		o.HasPrompt, o.Prompt = true, w.secondText
	case l.HasPages():
		o.HasPrompt, o.Prompt = true, l.table.Texts.Say("lessons.keys")
	}
	if !l.CanMoveCards() && (l.Activity != Playing || l.GoalLesson != nil || l.IsFinished) {
		w.keysText = ""
	}
	o.TableButtons.SoundRect = edges.Icons.Log
	// The button that leads back covers some of these.
	o.TableButtons.Hidden = tabletop.OnlyButtons(tabletop.LogButton, tabletop.HelpButton, tabletop.LastTurnsButton, tabletop.EndPanelButton, tabletop.ReplayButton)
	if !l.CanMoveCards() {
		o.TableButtons.Hidden.Add(tabletop.UndoButton, tabletop.RedoButton)
	}
	o.FirstFocus = NextExampleButton
	l.fillBox(&o.Box, w, more)
	o.Buttons = append(o.Buttons, l.returnButton(edges))
}
