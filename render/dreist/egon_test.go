package dreist

import (
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
)

// refused drops a card where it may not lie.
func (p *player) refused() {
	p.t.Helper()
	p.drag(p.middle(p.card("3t")), input.Point(p.Line.Geometry().Cell(dreist.Cell{Row: 1, Column: 8}).Center()))
	p.settle()
	if p.Refusal.Text == "" {
		p.t.Fatal("nothing is refused")
	}
}

func TestEgonRemarksOnARefusalAndFallsSilent(t *testing.T) {
	p := sit(t, figure6)
	if p.Opponents.Egon.Speech.Line != "" {
		t.Fatalf("at rest he says %q", p.Opponents.Egon.Speech.Line)
	}
	if p.click(input.Point(p.Line.Geometry().Egon.Face.Center())); p.Opponents.Egon.Speech.Remark.Occasion != egon.Poke || p.Hand.Holds() {
		t.Errorf("poked he says %q", p.Opponents.Egon.Speech.Line)
	}
	p.refused()
	r := p.Opponents.Egon.Speech.Remark
	if r.Occasion != egon.Refused || p.Opponents.Egon.Face.Mood != pictures.Smug {
		t.Fatalf("he remarks %v with face %v", r, p.Opponents.Egon.Face.Mood)
	}
	german, err := assets.NewTexts("de")
	if err != nil {
		t.Fatal(err)
	}
	p.SetSentences(words.Sentences{Texts: german})
	if got, want := p.Opponents.Egon.Speech.Line, german.Say(r.Key()); got != want {
		t.Errorf("in the other language he says %q, want the same line %q", got, want)
	}
	for range egon.PonderTicks + egon.LineTicks(p.Opponents.Egon.Speech.Line) {
		p.Tick(true)
	}
	if p.Opponents.Egon.Speech.Line != "" || p.Opponents.Egon.Face.Mood != pictures.Waiting {
		t.Errorf("he still says %q with face %v", p.Opponents.Egon.Speech.Line, p.Opponents.Egon.Face.Mood)
	}
}

func TestEgonSaysNothingOfHisOwnWhereHeIsWatched(t *testing.T) {
	p := sit(t, figure6)
	p.SetGuide(table.Bystander{})
	p.refused()
	if p.Opponents.Egon.Speech.Remark != (egon.Remark{}) {
		t.Errorf("he says %q", p.Opponents.Egon.Speech.Line)
	}
	if p.Wake() != 0 {
		t.Error("he moves by himself")
	}
}

func TestEgonLivesByHimselfForTwoMinutes(t *testing.T) {
	p := sit(t, figure6)
	moved, woken := 0, 0
	for p.Wake() > 0 {
		woken++
		p.Stale = false
		for range p.Wake() {
			p.Tick(true)
		}
		if p.Stale {
			moved++
		}
		if moved > 400 {
			t.Fatal("he does not come to rest")
		}
	}
	if moved < 15 || moved > 45 || woken > moved+1 { // the tick in which he begins to say that he waits
		t.Errorf("he moved %d times and he woke %d times, want enough to live and few enough to cost little", moved, woken)
	}
	p.Handle(input.Gesture{Kind: input.Hover})
	if p.Wake() == 0 {
		t.Error("he does not notice that the player is back")
	}
}

func TestNothingMovesByItselfWithLessMotion(t *testing.T) {
	p := sit(t, figure6)
	p.Line.SetReduced(true)
	moved := 0
	for range 3000 { // in which he says once that he waits
		p.Stale = false
		if p.Tick(true); p.Stale {
			moved++
		}
	}
	if moved > 20 {
		t.Errorf("what is seen of him changed in %d ticks", moved)
	}
	if p.Wake() != 0 {
		t.Errorf("something is to happen in %d ticks", p.Wake())
	}
}

// TestWhatEgonDidIsToldUntilTheNextMove lets him play, lays a card and takes it back.
func TestWhatEgonDidIsToldUntilTheNextMove(t *testing.T) {
	p := sit(t, figure6)
	told := func() string {
		who, _ := p.Opponents.LastTurn(&p.State)
		return who
	}
	if told() != "" {
		t.Error("something is told before he has played")
	}
	p.Play(dreist.Discard(p.Position().Hand(0)[0]))
	p.settle()
	if who, did := p.Opponents.LastTurn(&p.State); who != p.Say.Name(dreist.EgonSeat) || len(did) == 0 {
		t.Errorf("told is %q of %q", did, who)
	}
	for _, c := range p.Position().Hand(0) {
		for row := range p.Position().Rows(c).All() {
			if p.Play(dreist.Lay(c, row)); told() != "" {
				t.Error("it is told after a move")
			}
			p.settle()
			if p.Undo(); told() == "" {
				t.Error("it is not told once the move was taken back")
			}
			return
		}
	}
	t.Fatal("nothing fits")
}
