package teach_test

import (
	"slices"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/build/toytable"
	"dreist/game/lesson"
	"dreist/game/play/stairs"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// pet teaches a first game of Up the stairs: lay A, take something back, ask for a hint.
type pet struct {
	tabletop.BaseGuide[stairs.Move, stairs.Event]
	teacher
	table   *toytable.Table
	texts   *assets.Texts
	greeted int
	placed  int       // how often the bubble was
	moment  int       // what happens beside the moves
	avoid   geom.Rect // what the bubble leaves free
}

type teacher = teach.Teacher[stairs.Move, string]

var petIdeas = []lesson.Idea[stairs.Move, string]{
	{ID: "wave", Speaker: "fish", Moves: []stairs.Move{{Card: stairs.Wave}}},
	{ID: "back", Speaker: "fish", Action: lesson.TakeBack},
	{ID: "help", Speaker: "bat", Action: lesson.AskHint},
}

// petSays are keys of sentences for what each idea says, says more, and says of a move that has to wait.
var petSays = map[string]teach.Task[string]{
	"wave": {TextKey: "book.again", MoreKey: "book.back", LaterKey: "common.cancel", ControlsKey: "lessons.keys"},
	"back": {TextKey: "data.title", MoreKey: "book.back", LaterKey: "common.cancel"},
	"help": {TextKey: "data.open"},
}

func teachAt(t *testing.T) *pet {
	t.Helper()
	texts := need.Value(assets.NewTexts("en"))(t)
	fonts := need.Value(kit.NewFonts())(t)
	p := &pet{table: toytable.Sit(t, "ADM", toytable.LowPlayerWithHand("BEZ")), texts: texts}
	p.Start(p, kit.NewLabels(fonts))
	p.table.Teacher = p
	p.table.SetGuide(nil)
	p.pass(60)
	return p
}

func (p *pet) pass(ticks int) {
	for range ticks {
		p.table.Tick(true)
	}
}

func (p *pet) FollowMatch() {
	h := p.table.Match.History()
	changed, _, seen := p.FollowMoves(len(h), p.table.Status.OffersHints)
	if !changed {
		return
	}
	p.Lesson = lesson.NewScriptProgress(petIdeas, []bool{len(h) > 0 || seen.HasTakenBack, seen.HasTakenBack, seen.HasUsedHint}, func(i lesson.Idea[stairs.Move, string]) (m stairs.Move, asked, needed bool) {
		if len(i.Moves) > 0 {
			return i.Moves[0], true, true
		}
		return m, false, true
	})
}

func (p *pet) TableState() teach.TableState {
	return teach.TableState{Texts: p.texts, Edges: p.table.Edges(), Device: p.table.Device, Speed: stage.NormalSpeed, IsIdle: p.table.CanMove() && !p.table.IsMoving(),
		Avoid: p.avoid}
}

func (p *pet) Task(i lesson.Idea[stairs.Move, string], _ stairs.Move, _ bool) teach.Task[string] {
	task := petSays[i.ID]
	if p.moment > 0 {
		task.TextKey = "data.backup"
	}
	task.Speaker = i.Speaker
	return task
}

func (p *pet) LastRemark() (string, string)   { return "What a wave!", "bat" }
func (p *pet) GreetPlayer(string)             { p.greeted++ }
func (p *pet) BubbleRoom(string) geom.Rect    { return geom.Rect{X: 320, Y: 40, W: 300, H: 150} }
func (p *pet) CanShowGesture(asked bool) bool { return asked }

func (p *pet) BubblePlace(_ string, w, h float64) (geom.Rect, geom.Point) {
	p.placed++
	return geom.Rect{X: 320, Y: 40, W: w, H: h}, geom.Point{X: 310, Y: 60}
}

func (p *pet) HandleAttempt(a tabletop.Attempt[stairs.Move]) tabletop.Handling {
	if a.Kind == tabletop.TryPlay {
		p.FollowMatch()
		return p.RefuseTooEarly(allows(p.table, a.Move), p.Lesson.IsHeldBack(a.Move))
	}
	return p.HandleInput(a.Kind, a.Gesture, a.Button)
}

// allows reports whether the rules allow a move.
func allows(s *toytable.Table, m stairs.Move) bool {
	_, _, err := stairs.Apply(*s.ShownPosition(), m, len(s.Match.Players()))
	return err == nil
}

func (p *pet) FillOverlay(o *tabletop.Overlay) {
	if b, ok := p.DetailsButton(); ok {
		o.Buttons = append(o.Buttons, b)
	}
}

func (p *pet) HandleEvent(e stairs.Event) {
	if p.Lesson.IsDone() {
		p.ShowRemark()
	}
}

func (p *pet) Tick() (changed bool)  { return p.teacher.Tick() }
func (p *pet) TicksUntilChange() int { return p.teacher.TicksUntilChange() }
func (p *pet) SpokenLines() []string { return p.teacher.SpokenLines() }

// says is a sentence of the catalogue.
func (p *pet) says(key string) bool { return !p.IsSilent() && p.Bubble.Text == p.texts.Say(key) }

func TestATeacherLeadsFromIdeaToIdea(t *testing.T) {
	p := teachAt(t)
	s := p.table
	if !p.says("book.again") || p.greeted != 1 || p.Speaker() != "fish" {
		t.Fatalf("says %q, greeted %d times", p.Bubble.Text, p.greeted)
	}
	if seen := p.Speech.IsFullyVisible(); !seen || !slices.Contains(s.GuideLines(), p.texts.Say("book.again")) {
		t.Errorf("the bubble is seen %v; read aloud: %q", seen, s.GuideLines())
	}
	s.Lay(0) // has to wait
	if s.AdvanceToRest(t); s.Match.MoveCount() != 0 || !p.says("common.cancel") {
		t.Fatalf("kept for later: %d moves, says %q", s.Match.MoveCount(), p.Bubble.Text)
	}
	s.SendAt(input.Press, toytable.Beside)
	if s.AdvanceToRest(t); !p.says("book.again") {
		t.Errorf("after a press: says %q", p.Bubble.Text)
	}
	s.SendCommand(input.CommandConfirm) // the wave
	if s.AdvanceToRest(t); s.Match.MoveCount() != 1 || !p.says("data.title") {
		t.Fatalf("waved: %d moves, says %q", s.Match.MoveCount(), p.Bubble.Text)
	}
	s.SendCommand(input.CommandUndo)
	if s.AdvanceToRest(t); s.Match.MoveCount() != 0 || !p.says("data.open") || p.Bubble.Speaker != "bat" {
		t.Fatalf("taken back: %d moves, says %q", s.Match.MoveCount(), p.Bubble.Text)
	}
	s.SendCommand(input.CommandHint) // whose box is the table's
	if s.AdvanceToRest(t); len(s.RequestKinds()) != 1 || !p.IsSilent() {
		t.Errorf("a hint was asked for: says %q", p.Bubble.Text)
	}
	s.Lay(0)
	s.AdvanceToRest(t)
	if p.pass(2); p.Bubble.Text != "What a wave!" || !p.IsRemarking() {
		t.Errorf("remarks %q", p.Bubble.Text)
	}
	p.pass(2000)
	if p.IsRemarking() || !p.IsSilent() {
		t.Errorf("the remark stays: %q", p.Bubble.Text)
	}
}

func TestATeacherIsSilentWhileCardsMove(t *testing.T) {
	p := teachAt(t)
	p.table.SendCommand(input.CommandConfirm)
	if !p.table.IsMoving() || !p.IsSilent() {
		t.Errorf("says %q", p.Bubble.Text)
	}
}

// The keys for help unfold what a teacher says, and show the gesture, as long as an idea leads.
func TestATeacherSaysMore(t *testing.T) {
	p := teachAt(t)
	p.pass(30)
	if p.Speech.IsOpen || p.IsShowingGesture() {
		t.Fatal("more is shown unasked")
	}
	p.table.SendCommand(input.CommandHint)
	p.pass(30)
	if !p.Speech.IsOpen || !p.IsShowingGesture() || len(p.table.RequestKinds()) > 0 {
		t.Errorf("open %v, the gesture is shown %v", p.Speech.IsOpen, p.IsShowingGesture())
	}
	p.table.ClickButton(t, tabletop.MoreButton)
	if p.pass(30); p.Speech.IsOpen {
		t.Error("the button does not fold it again")
	}
	if got := p.SpokenLines(); len(got) < 3 || got[0] != p.texts.Say("book.again") {
		t.Errorf("reads aloud %q", got)
	}
}

// A teacher says something else when its moment changes, also where no idea is taught, and moves its bubble away.
func TestATeacherFollowsTheMoment(t *testing.T) {
	p := teachAt(t)
	p.moment = 1
	if p.pass(2); !p.says("data.backup") {
		t.Errorf("at another moment: says %q", p.Bubble.Text)
	}
	before := p.placed
	p.avoid = geom.Rect{W: 9, H: 9}
	if p.pass(2); p.placed != before+1 {
		t.Errorf("the bubble was placed %d times", p.placed-before)
	}
	p.PlayerFacts.HasTakenBack, p.PlayerFacts.HasUsedHint = true, true
	if p.pass(2); !p.Lesson.IsDone() || !p.says("data.backup") {
		t.Errorf("without an idea: says %q", p.Bubble.Text)
	}
}

// Who wants no hints is not asked to try one.
func TestATeacherOfNoHints(t *testing.T) {
	p := teachAt(t)
	p.table.Status.OffersHints = false
	p.table.SendCommand(input.CommandConfirm)
	p.table.AdvanceToRest(t)
	p.table.SendCommand(input.CommandUndo)
	p.table.AdvanceToRest(t)
	if met, all := p.Lesson.CountMetIdeas(); met != all {
		t.Errorf("%d of %d ideas met", met, all)
	}
}
