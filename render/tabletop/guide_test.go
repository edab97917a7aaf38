package tabletop_test

import (
	"slices"
	"testing"

	"dreist/assets"
	"dreist/build/toytable"
	"dreist/game/play/stairs"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// The parts of a table of Up the stairs that its guides name.
type (
	stairsGuide   = tabletop.Guide[stairs.Move, stairs.Event]
	stairsAttempt = tabletop.Attempt[stairs.Move]
	stairsPlain   = tabletop.BaseGuide[stairs.Move, stairs.Event]
)

// warden is a guide that takes what it is told to take.
type warden struct {
	stairsPlain
	takes  func(stairsAttempt) bool
	tried  []stairsAttempt
	heard  []stairs.Event
	locks  bool
	silent bool // it shows nothing
	filled int  // how often it filled an overlay
}

const (
	onwardButton = tabletop.GuideButtonsFrom + 30 + iota
	restButton
)

func (w *warden) FillOverlay(o *tabletop.Overlay) {
	w.filled++
	if w.silent {
		return
	}
	o.HasPrompt, o.Prompt = true, "Lay a card"
	o.FirstFocus = onwardButton
	o.TableButtons.Hidden = tabletop.OnlyButtons(tabletop.HintButton)
	o.AddGlow(toytable.SpotOfAim(toytable.Middle), tabletop.BrightTint)
	o.AddPart(tabletop.Part{Name: "words", Height: 60})
	o.AddText("This is the middle", assets.TextFont, tabletop.InkTint)
	o.AddPart(tabletop.Part{Name: "keys", Height: 40})
	o.AddButtons(tabletop.Button{ID: onwardButton, Name: "onward", IsEnabled: true, Keys: tabletop.ButtonKeys{input.CommandConfirm}},
		tabletop.Button{ID: restButton, Name: "rest"})
}

func (w *warden) HandleAttempt(a stairsAttempt) tabletop.Handling {
	w.tried = append(w.tried, a)
	return tabletop.Handling(w.takes != nil && w.takes(a))
}

func (w *warden) HandleEvent(e stairs.Event) { w.heard = append(w.heard, e) }
func (w *warden) IsLocked() bool             { return w.locks }
func (w *warden) SpokenLines() []string      { return []string{"and more"} }
func (w *warden) kinds() (all []tabletop.AttemptKind) {
	for _, a := range w.tried {
		all = append(all, a.Kind)
	}
	return all
}

func TestAGuideTakesWhatItWants(t *testing.T) {
	for kind, begin := range map[tabletop.AttemptKind]func(*toytable.Table){
		tabletop.TryGesture:  func(s *toytable.Table) { s.SendAt(input.Press, toytable.CardPoint(0)) },
		tabletop.TryCommand:  func(s *toytable.Table) { s.SendCommand(input.CommandRight) },
		tabletop.TryPress:    func(s *toytable.Table) { s.ClickButton(t, tabletop.EndTurnButton) },
		tabletop.TryPlay:     func(s *toytable.Table) { s.Lay(0) },
		tabletop.TryTakeBack: func(s *toytable.Table) { s.SendCommand(input.CommandUndo) },
	} {
		for _, taken := range []bool{false, true} {
			s := toytable.Sit(t, "ADN", toytable.LowPlayerWithHand("BEZ"))
			if kind == tabletop.TryTakeBack {
				s.SendCommand(input.CommandConfirm)
				s.AdvanceToRest(t)
			}
			w := &warden{silent: true, takes: func(a stairsAttempt) bool { return taken && a.Kind == kind }}
			s.SetGuide(w)
			before := len(s.Match.History())
			begin(s)
			did := s.Held.IsHolding() || s.Match.MoveCount() != before
			if did == taken || !slices.Contains(w.kinds(), kind) {
				t.Errorf("kind %d, taken %v: the table does it: %v; tried %v", kind, taken, did, w.kinds())
			}
		}
	}
}

// A wave that the rules refuse is told by the table, unless the guide has something to say about it.
func TestAGuideIsAskedAboutWhatIsRefused(t *testing.T) {
	for _, taken := range []bool{false, true} {
		s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
		s.Lay(1)
		s.AdvanceToRest(t)
		s.SendCommand(input.CommandConfirm)
		s.AdvanceToRest(t)
		w := &warden{silent: true, takes: func(a stairsAttempt) bool {
			return taken && a.Kind == tabletop.TryRefused && a.Card == 'A' && a.Aim == toytable.Corner
		}}
		s.SetGuide(w)
		s.Drag(toytable.CardPoint(0), toytable.CornerPoint)
		if said := s.Refusal.Text != ""; said == taken || s.Held.IsHolding() || !slices.Contains(w.kinds(), tabletop.TryRefused) {
			t.Errorf("taken %v: the table says %q; tried %v", taken, s.Refusal.Text, w.kinds())
		}
	}
}

func TestWhatAGuideShows(t *testing.T) {
	s := toytable.Sit(t, "AN")
	w := &warden{}
	s.SetGuide(w)
	o := s.Overlay()
	if !o.HasPrompt || len(o.Marks) != 1 || o.Marks[0].Spot != toytable.SpotOfAim(toytable.Middle) {
		t.Errorf("shows %q and %d marks", o.Prompt, len(o.Marks))
	}
	if again := s.Overlay(); len(again.Marks) != 1 || len(again.Parts) != 2 || len(again.Buttons) != 2 {
		t.Errorf("at a second look: %d marks, %d parts, %d buttons", len(again.Marks), len(again.Parts), len(again.Buttons))
	}
	var ids []tabletop.ButtonID
	for _, b := range s.Buttons() {
		ids = append(ids, b.ID)
	}
	if slices.Contains(ids, tabletop.HintButton) || !slices.Contains(ids, onwardButton) {
		t.Errorf("buttons %v", ids)
	}
	if got := s.GuideLines(); !slices.Equal(got, []string{"This is the middle", "and more"}) {
		t.Errorf("reads aloud %q", got)
	}
	if s.SendCommand(input.CommandNextFocus); s.FocusedButton != onwardButton {
		t.Errorf("keys begin at button %d", s.FocusedButton)
	}
	s.SetGuide(nil)
	if s.Overlay().HasPrompt || len(s.GuideLines()) > 0 {
		t.Error("something is shown after the guide has gone")
	}
}

// However often a table is looked at, its guide fills the overlay once a change.
func TestAGuideIsAskedOnceAChange(t *testing.T) {
	s := toytable.Sit(t, "AN")
	w := &warden{}
	s.SetGuide(w)
	for range 20 {
		s.Tick(true)
	}
	w.filled = 0
	for range 10 {
		s.Tick(true)
		s.Buttons()
		s.GuideLines()
	}
	if w.filled != 0 {
		t.Errorf("at rest it was asked %d times", w.filled)
	}
	s.Lay(0)
	w.filled = 0
	if s.Tick(true); w.filled > 3 {
		t.Errorf("while a card moves it was asked %d times in a tick", w.filled)
	}
	s.Handle(input.Gesture{Kind: input.Hover, At: input.Point(toytable.Beside)})
	w.silent = true
	if s.Redraw(); len(s.Overlay().Marks) > 0 {
		t.Error("after a change the old overlay is shown")
	}
}

// The key of a guide's button presses it, unless keys have chosen another.
func TestAKeyOfAGuide(t *testing.T) {
	s := toytable.Sit(t, "AN")
	var pressed []tabletop.ButtonID
	s.SetGuide(&warden{takes: func(a stairsAttempt) bool {
		if a.Kind == tabletop.TryPress {
			pressed = append(pressed, a.Button)
		}
		return a.Kind == tabletop.TryPress
	}})
	s.SendCommand(input.CommandConfirm)
	s.FocusedButton = tabletop.EndTurnButton
	s.SendCommand(input.CommandConfirm)
	if want := []tabletop.ButtonID{onwardButton, tabletop.EndTurnButton}; !slices.Equal(pressed, want) || s.Match.MoveCount() != 0 {
		t.Errorf("pressed %v, want %v; %d moves", pressed, want, s.Match.MoveCount())
	}
}

func TestAGuideLocksTheCards(t *testing.T) {
	s := toytable.Sit(t, "AN")
	w := &warden{locks: true}
	s.SetGuide(w)
	if s.Lay(0); s.Match.MoveCount() != 0 || s.Held.IsHolding() || s.CanMove() {
		t.Errorf("%d moves, holds %v", s.Match.MoveCount(), s.Held.IsHolding())
	}
	w.locks = false
	if s.Lay(0); s.Match.MoveCount() != 1 {
		t.Error("the cards stay locked")
	}
	if s.AdvanceToRest(t); len(w.heard) != 1 || w.heard[0].Card != 'A' {
		t.Errorf("hears %v", w.heard)
	}
}

// Where no other guide leads the teacher does.
func TestTheTeacherLeadsBetweenOthers(t *testing.T) {
	s := toytable.Sit(t, "AN")
	teacher, other := &warden{}, &warden{}
	s.Teacher = teacher
	s.SetGuide(nil)
	s.SendCommand(input.CommandRight)
	s.SetGuide(other)
	s.SendCommand(input.CommandRight)
	s.SetGuide(nil)
	if s.Guide != stairsGuide(teacher) || len(teacher.tried) != 1 || len(other.tried) != 1 {
		t.Errorf("the teacher was asked %d times, the other %d times", len(teacher.tried), len(other.tried))
	}
}

// The box comes and goes within some ticks, and shows what it said while it goes.
func TestTheBoxFades(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.Tick(true)
	w := &warden{}
	s.SetGuide(w)
	s.Tick(true) // its frame is new
	s.Tick(true)
	w.silent = true
	s.Tick(true)
	if now := s.BoxOpacity(); now <= 0 || now >= 1 || !s.NeedsTick(true) {
		t.Errorf("after a tick %.2f of the box is seen; busy %v", now, s.NeedsTick(true))
	}
	for range 20 {
		s.Tick(true)
	}
	if s.BoxOpacity() != 0 || s.NeedsTick(true) {
		t.Errorf("at last %.2f of it", s.BoxOpacity())
	}
}

func TestTheRequestsOfButtons(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.Status.HasUnsaved, s.Edges().UnsavedRect = true, geom.Rect{X: 20, Y: 560, W: 100, H: 30}
	for id, want := range map[tabletop.ButtonID]tabletop.RequestKind{
		tabletop.MenuButton: tabletop.RequestMenu, tabletop.LogButton: tabletop.RequestLog, tabletop.SoundButton: tabletop.RequestMute, tabletop.HelpButton: tabletop.RequestHelp,
		tabletop.UnsavedButton: tabletop.RequestSave,
	} {
		if s.ClickButton(t, id); !slices.Equal(s.RequestKinds(), []tabletop.RequestKind{want}) {
			t.Errorf("button %d does not ask for %q", id, want)
		}
	}
}
