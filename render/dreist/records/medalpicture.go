package records

import (
	"image"
	"image/color"

	"dreist/game/dreist/match"
	"dreist/game/progress"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/screens/awards"
)

type motif struct {
	medal  progress.Medal
	earned bool
}

// MedalPicture returns the picture of a medal, earned or not.
func MedalPicture(m progress.Medal, earned bool) kit.Motif { return motif{m, earned} }

// Paint draws the medal.
func (p motif) Paint(o kit.PaintRequest) *image.RGBA {
	who := sitterOf(p.medal)
	return awards.PaintMedal(awards.MedalDesign{Ribbon: who.tone(), DrawPortrait: who.look, Symbol: symbolOf(p.medal, o.Studio)}, p.earned, o.W)
}

type sitter struct {
	family dreist.Color
	mood   pictures.Mood
}

func sitterOf(m progress.Medal) sitter {
	imp := func(mood pictures.Mood) sitter { return sitter{family: dreist.Red, mood: mood} }
	chick := func(mood pictures.Mood) sitter { return sitter{family: dreist.Yellow, mood: mood} }
	bat := func(mood pictures.Mood) sitter { return sitter{family: dreist.Violet, mood: mood} }
	return map[progress.Medal]sitter{
		match.TrioMedal: imp(pictures.Pleased), match.BigTurnMedal: chick(pictures.Triumphant), match.CleanWinMedal: bat(pictures.Pleased),
		match.StrongMedal: bat(pictures.Thinking), match.WeekMedal: chick(pictures.Patient), match.ExamplesMedal: bat(pictures.Patient),
	}[m]
}

func (s sitter) tone() color.RGBA { return art.OrnamentColors()[s.family] }

func (s sitter) look(c paint.Canvas, size int) {
	const part = 0.765
	awards.DrawCentredPicture(c, pictures.PortraitImage(s.family, s.mood.Expression(), int(part*float64(size))), awards.DiscX, awards.DiscY-0.03*100*part, size)
}
