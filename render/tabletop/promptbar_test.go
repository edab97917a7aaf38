package tabletop

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestNoAnswerCoversWhatIsAsked has answers in both orders, as a draw that costs a gift has its own.
func TestNoAnswerCoversWhatIsAsked(t *testing.T) {
	plate := geom.Rect{X: 100, Y: 500, W: 400, H: 40}
	left, right := Button{Rect: geom.Rect{X: 300, W: 90}}, Button{Rect: geom.Rect{X: 400, W: 90}}
	for _, buttons := range [][]Button{{left, right}, {right, left}} {
		if got, want := leftOf(buttons, plate, 1), (geom.Rect{X: 112, Y: 500, W: 176, H: 40}); got != want {
			t.Errorf("the words stand in %v, want %v", got, want)
		}
	}
}

// placed notes where pictures are drawn.
type placed map[*ebiten.Image]float64

func (p placed) DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions) {
	p[img] = op.GeoM.Element(1, 2)
}

// TestASentenceStandsOnTheLineOfItsAnswers draws a question beside its answers in windows and letters of several sizes: one
// line shares the baseline of the labels, also while an answer is pressed.
func TestASentenceStandsOnTheLineOfItsAnswers(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	const asked = "Two cards for Egon?"
	for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1, TextFactor: 1}, {W: 1280, H: 800, Scale: 1, TextFactor: 1},
		{W: 1280, H: 800, Scale: 1, TextFactor: 1.3}, {W: 2560, H: 1440, Scale: 1, TextFactor: 1}, {W: 2560, H: 1600, Scale: 2, TextFactor: 1}} {
		e := kit.NewCanvas(fonts, new(kit.Layers))
		at := placed{}
		e.SetScreen(at)
		g := NewEdges(f, 5)
		g.PlacePromptLine(f.W * 0.6)
		yes, no := g.AnswerRects()
		look := ButtonLook{Frame: f, OneLineHeight: 57 * f.Scale}
		buttons := []Button{{ID: 1, Rect: yes, Text: "Give", IsPrimary: true, IsEnabled: true}, {ID: 2, Rect: no, Text: "Keep", IsEnabled: true}}
		style := kit.NewTextStyle(f.TextUnit(), assets.StrongFont, kit.TextSize, kit.WhiteTint())
		in := leftOf(buttons, g.Plate, f.PanelUnit())
		look.Draw(e, buttons, NoButton, NoButton)
		rest := at[look.label(e, buttons, 0).Image]
		look.Draw(e, buttons, NoButton, 1)
		if at[look.label(e, buttons, 0).Image] == rest {
			t.Errorf("%v: a pressed answer does not sink", f)
		}
		look.drawSentence(e, asked, style, g.Plate, buttons)
		sentence := e.Labels.Label(asked, e.Labels.FitWidth(asked, style, in.W), kit.Center, in.W)
		label := look.label(e, buttons, 1)
		if got, want := at[sentence.Image]+sentence.Baseline, at[label.Image]+label.Baseline; got != want || rest+label.Baseline != want {
			t.Errorf("%v: the sentence stands at %v, the answers at %v", f, got, want)
		}
	}
}

// TestTheLineKeepsItsWordsAsItGoes asks and tells something, and then nothing: the words and their buttons are still there to
// fade, and other words come in from a part, not from nothing.
func TestTheLineKeepsItsWordsAsItGoes(t *testing.T) {
	var l PromptBar
	l.setQuestion("Draw?", geom.Rect{W: 300})
	l.Question.Buttons = append(l.Question.Buttons, Button{ID: 1})
	l.setPrompt(Prompt{Text: "Your turn"})
	l.QuestionFade.Advance(1)
	l.PromptFade.Advance(1)
	if l.setPrompt(Prompt{Text: "Your turn"}); l.PromptFade.IsMoving() {
		t.Error("the same words come anew")
	}
	if l.setPrompt(Prompt{Text: "No", isWarning: true}); l.PromptFade.Opacity != promptAnew || l.PromptFade.FinalOpacity != 1 {
		t.Errorf("other words are there to %v, want %v", l.PromptFade.Opacity, promptAnew)
	}
	l.setQuestion("", geom.Rect{})
	l.setPrompt(Prompt{})
	if l.QuestionFade.FinalOpacity != 0 || l.PromptFade.FinalOpacity != 0 || l.Question.Text != "Draw?" || len(l.Question.Buttons) != 1 ||
		l.Question.plate.W != 300 || l.Prompt.Text != "No" {
		t.Errorf("what goes is %+v", l)
	}
}

// label returns the label of one of some buttons, as it is drawn at rest.
func (f ButtonLook) label(e *kit.Canvas, buttons []Button, i int) *kit.Label {
	_, _, ink := e.ControlPictures(f.PanelUnit()).ButtonPicture(buttons[i].Rect.Pixels(), buttons[i].style(), buttons[i].state(NoButton, NoButton))
	w := f.words(e.Labels, buttons, i, e.ButtonFace(f.PanelUnit(), buttons[i].Rect, buttons[i].style()))
	w.Style.Color = ink
	return e.Labels.Label(w.Text, w.Style, kit.Center, w.Rect.W)
}

// TestSeveralAnswersLeaveRoomForTheirQuestion lays out up to five answers beside a question: abreast, apart, and as those of
// two where they are two.
func TestSeveralAnswersLeaveRoomForTheirQuestion(t *testing.T) {
	for _, f := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 960, H: 560, Scale: 1, TextFactor: 1.3}} {
		e := NewEdges(f, 8)
		e.PlacePromptLine(f.W / 2)
		for n := 2; n <= 5; n++ {
			for i := range n - 1 {
				if a, b := e.AnswerRect(i, n), e.AnswerRect(i+1, n); a.Right() >= b.X || a.Y != b.Y {
					t.Errorf("answer %d of %d at %v reaches the next one at %v", i, n, a, b)
				}
			}
			if first := e.AnswerRect(0, n); first.X < e.Plate.X+e.Plate.W*0.2 {
				t.Errorf("%d answers begin at %v on the plate %v", n, first.X, e.Plate)
			}
			if _, no := e.AnswerRects(); math.Abs(e.AnswerRect(n-1, n).Right()-no.Right()) > 1e-9 {
				t.Errorf("the last of %d answers does not end where a single one does", n)
			}
		}
	}
}
