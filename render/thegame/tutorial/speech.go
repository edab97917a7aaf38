package tutorial

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/tutor"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/words"
)

// note is what is said, and how much was understood.
type note struct {
	tabletop.Said
	buttons [2]string // labels of the button for more and for less
	count   string
	pile    thegame.Pile // whose character says it
	sour    bool         // the sour pile says it instead, at its draw pile
}

// noteKey is what a note depends on.
type noteKey struct {
	progress
	kept, remarks bool
	edition       int // of the texts
	language      string
	device        input.Source
}

// update makes the note again if necessary, and reports whether it did. While cards move the last one stays.
func (g *Tutorial) update() bool {
	t := g.Table
	key := noteKey{g.of, g.kept, g.left > 0, t.Say.Edition, t.Say.Language, t.Device}
	if key == g.noteOf || !g.idle() && g.note.Say != "" {
		return false
	}
	before := g.note
	if g.noteOf, g.note = key, g.write(); g.note.Say != before.Say && g.note.Say != "" && !g.note.sour {
		t.Greet(g.note.pile)
	}
	return true
}

// keys are the sentences about keys by what is asked for.
var keys = map[tutor.Deed]string{tutor.Move: thegamemsg.TutorKeysLay, tutor.TakeBack: thegamemsg.TutorKeysBack, tutor.AskHint: thegamemsg.TutorKeysHint}

// write makes the note of the moment.
func (g *Tutorial) write() (n note) {
	t, say := g.Table, g.Table.Say
	met, all := g.lesson.Met()
	n.count = say.Say(msg.FirstgameCount, assets.Values{"Met": met, "All": all})
	idea, led := g.lesson.Active()
	m, asked := g.lesson.Wanted()
	switch {
	case g.left > 0:
		n.Say, n.pile, n.sour = g.remarked(), g.remark.Pile, g.remark.Occasion == tutor.Empty
		return n
	case !led:
		return n
	}
	values := assets.Values{"Cards": tutor.Cards, "All": thegame.Deck, "First": idea.First(), "Last": idea.Last()}
	back, taken := g.lastLaid()
	switch {
	case asked && m.Action == thegame.LayCard:
		values["Card"], values["Pile"], values["Shown"] = m.Card, words.PileName(m.Pile), t.Position().Shown(m.Pile)
	case taken:
		values["Card"], values["Step"] = back.Card, back.Step
	}
	text, later := "tutor."+idea.ID+".say", thegamemsg.TutorLaterLay
	n.pile, n.More = idea.Pile, say.Say("tutor."+idea.ID+".more", values)
	key := keys[idea.Deed]
	switch {
	case idea.Deed == tutor.TakeBack:
		later = thegamemsg.TutorLaterBack
	case asked && m.Action == thegame.EndTurn:
		key, later = thegamemsg.TutorKeysEnd, thegamemsg.TutorLaterEnd
	case asked && idea.ID == tutor.Build && m.Card == idea.Last():
		text = thegamemsg.TutorBuildSayThen
	case idea.ID == tutor.Build:
		later = thegamemsg.TutorLaterBuild // which card it is nobody tells
	}
	if n.Say = say.Say(text, values); g.kept {
		n.Say = say.Say(later, values)
	}
	n.buttons = [...]string{say.Say(msg.FirstgameButtonMore), say.Say(msg.FirstgameButtonLess)}
	if t.Device != input.Mouse {
		n.Keys = say.Say(key, values)
		if name := say.Keys[input.CommandHint.Name()]; name != "" && idea.Deed != tutor.AskHint {
			n.buttons[0], n.buttons[1] = n.buttons[0]+" · "+name, n.buttons[1]+" · "+name
		}
	}
	return n
}

// remarked returns the words of the remark.
func (g *Tutorial) remarked() string {
	return g.Table.Say.Say("tutor.remark."+string(g.remark.Occasion), assets.Values{"Step": g.remark.Step})
}

// lastLaid returns the card that was laid last; ok is false if none was.
func (g *Tutorial) lastLaid() (laid thegame.CardLaid, ok bool) {
	if h := g.Table.Match.History(); len(h) > 0 {
		for _, e := range h[len(h)-1].Events {
			if e, is := e.(thegame.CardLaid); is {
				return e, true
			}
		}
	}
	return laid, false
}

// spot is what the place of the bubble depends on.
type spot struct {
	tabletop.Said
	frame stage.Frame
	pile  thegame.Pile
	sour  bool
}

// settle places the bubble if its text or the window has changed, and reports whether it did: in the empty column left of the rows, with its
// tail to the character that speaks. So it covers neither cards nor piles.
func (g *Tutorial) settle() bool {
	s, geo := &g.speech, g.Table.Line.Geometry()
	key := spot{g.note.Said, geo.Frame, g.note.pile, g.note.sour}
	key.Open = s.Open
	if key == g.at {
		return false
	}
	if key.Say != g.at.Say {
		s.Restart()
		key.Open = false
	}
	g.at, s.Said = key, key.Said
	unit, in := geo.TextUnit(), geo.Left
	lines := s.Lines(g.Labels, unit, in.W-2*tabletop.SpeechPad*unit)
	w, h := s.Extent(g.Labels, unit, lines)
	sign := geo.Rows[key.pile].Sign
	tip := geom.Point{X: geo.Mat.X + geo.Gap*0.3, Y: sign.Center().Y}
	if key.sour {
		tip = geom.Point{X: geo.Deck.Center().X, Y: geo.Deck.Y - geo.Gap}
	}
	box := geom.Rect{X: in.Right() - w, Y: min(max(tip.Y-h/2, in.Y), in.Bottom()-h), W: w, H: h}
	s.Place(box, lines, tip, unit)
	return true
}

// Draw draws the bubble, the sour pile where it speaks, and how to lay a card.
func (g *Tutorial) Draw(e *kit.Canvas) {
	t, geo := g.Table, g.Table.Line.Geometry()
	if t.Mode == tabletop.Reviewing {
		return
	}
	met, _ := g.Lesson().Met()
	ink, alpha := e.UI().Muted, 0.5
	if met > 0 {
		ink, alpha = pictures.Colour(thegame.Pile((met-1)%thegame.Piles)), 1
	}
	area := g.speech.Box.Union(geo.Mat)
	if g.at.sour {
		area = area.Union(geo.Deck)
	}
	g.speech.Draw(e, geo.TextUnit(), g.note.count, ink, alpha, area, func() {
		if g.at.sour {
			e.Picture(pictures.Worried, geom.Around(geo.Deck.Center(), geo.Deck.W, geo.Deck.W), 1)
		}
	})
	if m, ok := g.gestured(); ok {
		g.ghost.Draw(e, geo.TextUnit(), pictures.FaceMotif(m.Card), t.Line.Pose(m.Card).Rect(), geo.Rows[m.Pile].Card, t.Line.Reduced())
	}
}

// ReadAloud returns all that is said.
func (g *Tutorial) ReadAloud() []string {
	g.follow()
	n := g.write()
	if n.Say == "" {
		return nil
	}
	met, all := g.lesson.Met()
	said := []string{n.Say}
	for _, line := range []string{n.Keys, n.More} {
		if line != "" {
			said = append(said, line)
		}
	}
	return append(said, g.Table.Say.Say(msg.FirstgameAgainText, assets.Values{"Met": met, "All": all}))
}
