package egon

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// recap is a text about the last moves, with its bubble.
type recap struct {
	who           string   // name of the player
	did           []string // a line per move
	name, style   kit.TextStyle
	inside, plate geom.Rect
}

// lastTurn caches the description of the last turn shown.
type lastTurn struct {
	moves    int // number of moves shown when it was made
	turn     dreist.Seat
	language string

	who string
	did []string
}

// describeLastTurn describes whose turn was shown last, and each move, also of an unfinished turn of Egon or a computer player.
func (o *Opponents) describeLastTurn(s *scene.Situation) (who string, did []string) {
	turn := s.Position.Turn()
	if l := &o.others.last; l.moves != s.MoveCount || l.turn != turn || l.language != s.Phrases.Language {
		steps := s.ShownMoves()
		for len(steps) > 0 && dreist.Seat(steps[len(steps)-1].Seat) == turn && s.Match.IsPerson(turn) {
			steps = steps[:len(steps)-1]
		}
		*l = lastTurn{moves: s.MoveCount, turn: turn, language: s.Phrases.Language}
		l.who, l.did = s.Phrases.DescribeLastTurn(steps)
	}
	return o.others.last.who, o.others.last.did
}

// recapOf returns the recap of a player's moves. Its bubble has the height of two lines, or more if needed.
func (d drawing) recapOf(who string, did []string) recap {
	r, pad := recap{who: who, did: did}, recapPad*d.g.Unit
	room, size := d.recapRoom(did, pad)
	r.style, r.inside = d.text(assets.TextFont, size, d.Palette().Text), room.Inset(pad)
	r.name = d.Labels.FitWidth(who, d.text(assets.StrongFont, size, d.Palette().Text), d.g.LastTurnsButtonArea.X-d.g.Gap-r.inside.X)
	wide, high := 0.0, 0.0
	for i, line := range did {
		wide = max(wide, d.Labels.Label(line, r.style, kit.Left, r.inside.W).W)
		if lines := d.recapHeight(did[:i+1], size, r.inside.W); lines <= r.inside.H {
			high = lines
		}
	}
	two := d.recapHead() + 2*d.Labels.Label(who, d.text(assets.StrongFont, kit.TextSize, d.Palette().Text), kit.Left, d.g.W).H
	r.plate = geom.Rect{X: room.X, Y: room.Y, W: min(room.W, max(wide+2*pad, d.g.LeftColumn.W)), H: min(max(high, two)+2*pad, room.H)}
	return r
}

// recapHead returns the height of the line with the name, beside the round arrow.
func (d drawing) recapHead() float64 {
	return d.g.LastTurnsButtonArea.Bottom() - d.g.RecapRect.Y - recapPad*d.g.Unit
}

func (d drawing) recapHeight(did []string, size kit.LetterSize, wide float64) float64 {
	high := d.recapHead()
	for _, line := range did {
		high += d.Labels.Label(line, d.text(assets.TextFont, size, d.Palette().Text), kit.Left, wide).H
	}
	return high
}

// drawRecap draws the recap. Its bubble points to the player it is about if that player is just above.
func (d drawing) drawRecap() {
	hidden := d.Question == scene.GiftQuestion || d.Phase == tabletop.ReplayPhase || d.Phase == tabletop.EndedPhase || d.Timeline.IsEnding()
	who, did := d.describeLastTurn(d.Situation)
	if hidden || who == "" || d.others.alpha(d.Situation) == 0 {
		return
	}
	r := d.recapOf(who, did)
	d.DrawGroup(r.plate.Inset(-2*d.g.Gap), d.others.alpha(d.Situation), func() {
		d.drawRecapPlate(r.plate, who)
		d.writeRecap(r)
	})
}

// recapPad is the distance of a recap from the edge of its bubble, in logical pixels.
const recapPad = 9

// recapRoom returns the room and letter size of a recap. Its letters shrink before it covers cards, and before it is cut.
func (d drawing) recapRoom(did []string, pad float64) (room geom.Rect, size kit.LetterSize) {
	beside := d.g.RecapRect
	beside.W = min(d.g.RecapRect.W, max(d.g.LeftColumn.W, d.g.LayoutRect.X-d.g.RecapRect.X))
	least := 12 / max(d.g.TextScale(), 1)
	for _, in := range [...]geom.Rect{beside, d.g.RecapRect} {
		for size = kit.TextSize; ; size = size.ShrunkTo(max(size.Pixels()-0.5, least)) {
			if d.recapHeight(did, size, in.W-2*pad)+2*pad <= in.H {
				return in, size
			}
			if size.Pixels() == least {
				break
			}
		}
	}
	return d.g.RecapRect, size
}

func (d drawing) drawRecapPlate(plate geom.Rect, who string) {
	last := d.Timeline.Seating().CountOthers() - 1
	if last < 0 || who != d.Phrases.SeatName(d.Timeline.Seating().SeatAfter(last+1)) {
		d.DrawPicture(kit.NotePlate, plate, 1)
		return
	}
	tip := d.g.OtherSeats[last].Portrait.Center().X
	d.others.bubble.draw(d.Canvas, kit.SpeechBubble{Radius: kit.Round(12 * d.g.Unit), TailOffset: kit.Round(tip - plate.X)}, plate)
}

// writeRecap writes a turn line by line, and shortens the first line that does not fit.
func (d drawing) writeRecap(r recap) {
	in, head, k := r.inside, d.recapHead(), d.Labels.Label(r.who, r.name, kit.Left, r.inside.W)
	d.DrawImageAt(k.Image, in.X, in.Y+(head-k.H)/2, 1)
	in.Y, in.H = in.Y+head, in.H-head
	for _, line := range r.did {
		k := d.Labels.Label(line, r.style, kit.Left, in.W)
		if k.H > in.H {
			k = d.Labels.Label(d.Labels.FirstWords(line, r.style, in), r.style, kit.Left, in.W)
		}
		if k.H > in.H {
			return
		}
		d.DrawImageAt(k.Image, in.X, in.Y, 1)
		in.Y, in.H = in.Y+k.H, in.H-k.H
	}
}
