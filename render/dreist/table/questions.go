package table

import (
	"dreist/assets/msg"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
)

// answers appends the buttons that answer the open question.
func (t *Table) answers(dst []overlay.Button) []overlay.Button {
	g := t.Line.Geometry()
	yes, no := g.Answers(t.QuestionBox())
	switch t.Question() {
	case situation.DrawQuestion:
		dst = append(dst,
			overlay.Button{Id: DrawButton, Rect: yes, Label: msg.ButtonDraw, Works: true, Lead: true},
			overlay.Button{Id: DeclineButton, Rect: no, Label: t.DeclineKey(), Works: true},
			overlay.Button{Id: PileButton, Name: "pile", Rect: g.Pile, Works: true, Bare: true})
	case situation.DiscardQuestion:
		dst = append(dst,
			overlay.Button{Id: SpareButton, Rect: yes, Label: msg.ButtonSpare, Works: true, Lead: true}, // what leads on stands first
			overlay.Button{Id: DiscardButton, Rect: no, Label: msg.ButtonDiscard, Works: true})
	case situation.GiftQuestion:
		if t.Position().Seats() > 2 {
			return append(dst, overlay.Button{Id: KeepButton, Rect: g.Answer(g.Question), Label: msg.ButtonKeep, Works: true})
		}
		dst = append(dst,
			overlay.Button{Id: GiveButton, Rect: yes, Label: msg.ButtonGive, Works: true, Lead: true},
			overlay.Button{Id: KeepButton, Rect: no, Label: msg.ButtonKeep, Works: true})
	}
	return dst
}
