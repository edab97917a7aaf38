package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
)

func (p *player) refused() {
	p.t.Helper()
	p.drag(p.middle(p.card("3t")), input.Point(p.Line.Geometry().Cell(dreist.Cell{Row: 1, Column: 8}).Center()))
	if p.settle(); p.Refusal.Text == "" {
		p.t.Fatal("nothing is refused")
	}
}

// TestEgonRemarksOnARefusalAndFallsSilent speaks with him, in both languages, and where he is only watched.
func TestEgonRemarksOnARefusalAndFallsSilent(t *testing.T) {
	p := sit(t, figure6)
	speech, face := &p.Opponents.Egon.Speech, &p.Opponents.Egon.Face
	if speech.Line != "" {
		t.Fatalf("at rest he says %q", speech.Line)
	}
	if p.click(input.Point(p.Line.Geometry().Egon.Face.Center())); speech.Remark.Occasion != egon.Poke || p.Hand.Holds() {
		t.Errorf("poked he says %q", speech.Line)
	}
	if p.refused(); speech.Remark.Occasion != egon.Refused || face.Mood != pictures.Smug {
		t.Fatalf("he remarks %v with face %v", speech.Remark, face.Mood)
	}
	german := texts(t, "de")
	p.SetSentences(words.Sentences{Texts: german})
	if want := german.Say(speech.Remark.Key()); speech.Line != want {
		t.Errorf("in the other language he says %q, want the same line %q", speech.Line, want)
	}
	for range egon.PonderTicks + egon.LineTicks(speech.Line) {
		p.Tick(true)
	}
	if speech.Line != "" || face.Mood != pictures.Waiting {
		t.Errorf("he still says %q with face %v", speech.Line, face.Mood)
	}
	p = sit(t, figure6)
	p.SetGuide(table.Bystander{})
	if p.refused(); p.Opponents.Egon.Speech.Remark != (egon.Remark{}) || p.Wake() != 0 {
		t.Errorf("where he is watched he says %q, or moves by himself", p.Opponents.Egon.Speech.Line)
	}
}

// TestEgonLivesByHimselfForTwoMinutes lets time pass as the program does that sleeps, also with less motion.
func TestEgonLivesByHimselfForTwoMinutes(t *testing.T) {
	p := sit(t, figure6)
	moved, woken := 0, 0
	for ; p.Wake() > 0 && moved <= 400; woken++ {
		p.Stale = false
		for range p.Wake() {
			p.Tick(true)
		}
		if p.Stale {
			moved++
		}
	}
	if moved < 15 || moved > 45 || woken > moved+1 { // the tick in which he begins to say that he waits
		t.Errorf("he moved %d times and he woke %d times, want enough to live and few enough to cost little", moved, woken)
	}
	if p.Handle(input.Gesture{Kind: input.Hover}); p.Wake() == 0 {
		t.Error("he does not notice that the player is back")
	}
	p.Line.SetReduced(true)
	moved = 0
	for range 3000 { // in which he says once that he waits
		p.Stale = false
		if p.Tick(true); p.Stale {
			moved++
		}
	}
	if moved > 20 || p.Wake() != 0 {
		t.Errorf("with less motion he changed in %d ticks, and something is to happen in %d", moved, p.Wake())
	}
}

// TestWhatEgonDidIsToldUntilTheNextMove lets him play, lays a card and takes it back.
func TestWhatEgonDidIsToldUntilTheNextMove(t *testing.T) {
	p := sit(t, figure6)
	for _, step := range []struct {
		when string
		do   func()
		told string
	}{
		{"before he has played", func() {}, ""},
		{"once he has", func() { p.play(dreist.Discard(p.card("1y"))) }, "Egon"},
		{"after a move", func() { p.Play(keenMove(p.Position())) }, ""},
		{"once the move was taken back", func() { p.settle(); p.Undo() }, "Egon"},
	} {
		step.do()
		if who, did := p.Opponents.LastTurn(&p.State); who != step.told || (len(did) > 0) != (who != "") {
			t.Errorf("%s told is %q of %q", step.when, did, who)
		}
	}
}

func TestEgonDoesNotSpeakOfWhatHasPassed(t *testing.T) {
	p := sit(t, figure6)
	for p.Play(dreist.Discard(p.card("1y"))); !p.OthersShow(); {
		p.Tick(true)
	}
	for range 60 {
		p.Tick(true)
	}
	p.FinishMotion()
	p.SetSentences(words.Sentences{Texts: texts(t, "de")})
	if p.Opponents.Egon.Speech.Line != "" {
		t.Errorf("Egon says %q", p.Opponents.Egon.Speech.Line)
	}
}

// TestEgonWaitsBehindHelp opens it in the middle of his turn, and while he only begins to remark on a refusal: no empty bubble stays.
func TestEgonWaitsBehindHelp(t *testing.T) {
	a := newApp(t)
	a.newGame()
	a.Rest()
	p, e := a.player(), &a.table.Opponents.Egon
	for p.Play(dreist.Discard(p.Position().Hand(0)[0])); !p.OthersShow(); {
		a.Do()
	}
	a.Key(input.CommandHelp)
	now := *p.Line.Now()
	a.wait(300)
	if *p.Line.Now() != now || a.App.Busy() != a.panel.Live.Busy() && !e.IsFinishing(&p.State) {
		t.Error("Egon keeps the program awake behind the help, or goes on")
	}
	if a.Key(input.CommandCancel); !p.Line.Busy() || !a.App.Busy() {
		t.Error("Egon does not go on after the help")
	}
	a.Rest()
	a.wait(600) // the greeting has gone
	e.React(&p.State, egon.Poke)
	a.Key(input.CommandHelp)
	if !e.IsFinishing(&p.State) {
		t.Fatal("his bubble is open at once")
	}
	a.wait(60)
	if e.IsFinishing(&p.State) || a.App.Busy() && !a.panel.Live.Busy() {
		t.Error("below the panel his bubble stays half open, without words")
	}
}
