package records

import (
	"image"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/progress"
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

func (m motif) Paint(o kit.PaintRequest) *image.RGBA {
	who := sitters[m.medal]
	return awards.PaintMedal(awards.MedalDesign{Ribbon: art.OrnamentColors()[who.family], DrawPortrait: who.look, Symbol: symbolOf(m.medal, o.Letters)}, m.earned, o.W)
}

type sitter struct {
	family dreist.Color
	mood   pictures.Mood
}

var sitters = map[progress.Medal]sitter{
	match.TrioMedal: {dreist.Red, pictures.MoodPleased}, match.BigTurnMedal: {dreist.Yellow, pictures.MoodTriumphant}, match.NoUndoWinMedal: {dreist.Violet, pictures.MoodPleased},
	match.BeatStrongMedal: {dreist.Violet, pictures.MoodThinking}, match.DailyWeekMedal: {dreist.Yellow, pictures.MoodPatient}, match.ExamplesMedal: {dreist.Violet, pictures.MoodPatient},
}

func (s sitter) look(c paint.Canvas, size int) {
	const part = 0.765
	awards.DrawCentredPicture(c, pictures.PortraitImage(s.family, s.mood.Expression(), int(part*float64(size))), awards.DiscX, awards.DiscY-0.03*100*part, size)
}
