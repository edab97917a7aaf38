package dreixdrei

import (
	"image"
	"image/color"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/progress"
	"dreist/render/art"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/screens"
	"dreist/render/screens/awards"
)

func (g *game) medalsOf(shared *screens.GameScreens) *awards.Awards {
	return &awards.Awards{
		GameScreens: shared, Medals: match.Medals(), RetiredMedals: match.RetiredMedals(), MedalPicture: medalMotif,
		MedalProgress: func() progress.Tally { return match.TallyMedals(g.FinishedEntries()) },
		MedalDays:     func() map[progress.Medal]string { return match.MedalDays(g.FinishedEntries()) },
	}
}

type medalPicture struct {
	medal  progress.Medal
	earned bool
}

func medalMotif(m progress.Medal, earned bool) kit.Motif { return medalPicture{m, earned} }

func (p medalPicture) Paint(o kit.PaintRequest) *image.RGBA {
	const fish, bat, sun = pictures.Fish, pictures.BatFighter, 2
	who := map[progress.Medal]kit.Motif{
		match.FirstWinMedal:     pictures.FighterMotif{Fighter: fish, Mood: pictures.MoodFirstFinished},
		match.NoPickUpMedal:     pictures.FighterMotif{Fighter: sun, Mood: pictures.MoodPleased},
		match.BigDeleteMedal:    pictures.SpecialMotif(dreixdrei.Delete),
		match.FourTogetherMedal: pictures.SpecialMotif(dreixdrei.Joker),
		match.TableOf10Medal:    pictures.FighterMotif{Fighter: fish, Mood: pictures.MoodSweeping},
		match.ThreeLossesMedal:  pictures.FighterMotif{Fighter: bat, Mood: pictures.MoodLastLeft},
	}[p.medal]
	look := awards.MedalDesign{Ribbon: art.RGB(0xA03C84), Symbol: medalSymbol(p.medal, o.Letters)}
	part := 0.62
	if role, ok := who.(pictures.FighterMotif); ok {
		look.Ribbon = pictures.FighterColor(role.Fighter)
		part = 0.68
	}
	look.DrawPortrait = func(c paint.Canvas, size int) {
		awards.DrawPortraitBackground(c)
		small := o
		small.W = int(part * float64(size))
		awards.DrawCentredPicture(c, who.Paint(small), awards.DiscX, awards.DiscY-5, size)
	}
	return awards.PaintMedal(look, p.earned, o.W)
}

func medalSymbol(m progress.Medal, s *art.LetterPainter) []awards.SymbolPart {
	red, wood := art.RGB(0xD7303F), art.RGB(0x6B3E00)
	switch m {
	case match.FirstWinMedal:
		return append(awards.StarParts(0, 0, 19), awards.SymbolPart{Shape: s.NumberOutline(1, 16, 0, 1), Fill: art.InkColor(), HasNoOutline: true})
	case match.NoPickUpMedal:
		vane := paint.StartPath(-19, 13).Cubic(-17, -8, 2, -17, 22, -16).Cubic(20, -4, 8, 9, -19, 13).Close().Map(paint.Rotate(-6))
		quill := paint.StartPath(-24, 19).Quad(-6, 2, 15, -12).Stroked(2.6, 0.05).Map(paint.Rotate(-6))
		slits := paint.StartPath(-2, 9).Line(-4, 2).Move(8, 3).Line(5, -4).Move(-8, -6).Line(-1, -3).Move(1, -12).Line(7, -8).Stroked(2.2, 0.05)
		return []awards.SymbolPart{{Shape: vane, Fill: art.RGB(0xE4E8EE)}, {Shape: slits.Map(paint.Rotate(-6)), Fill: art.RGB(0x9AA6B6), HasNoOutline: true},
			{Shape: quill, Fill: art.InkColor(), HasNoOutline: true}}
	case match.BigDeleteMedal:
		return fist(paint.Scale(1.85, 1.85).Then(paint.Rotate(70)), red)
	case match.FourTogetherMedal:
		var all []awards.SymbolPart
		for i := range 4 {
			at := paint.Rotate(float64(i)*14 - 21).Then(paint.Translate(11*float64(i)-16.5, 1.4*(float64(i)-1.5)*(float64(i)-1.5)))
			all = append(all, awards.SymbolPart{Shape: paint.RoundRect(-8.5, -13, 17, 26, 2.6).Map(at), Fill: art.PaperColor()},
				awards.SymbolPart{Shape: s.NumberOutline(8, 14, 0, 0).Map(at), Fill: pictures.NumberColor(i), HasNoOutline: true})
		}
		return all
	case match.TableOf10Medal:
		return awards.PlateParts("10", art.RGB(0x86CBEE), s)
	}
	var all []awards.SymbolPart
	for i := range 3 {
		at := paint.Scale(0.86, 0.86).Then(paint.Translate(18*float64(i-1), -13+3*float64((i-1)*(i-1))))
		all = append(all,
			awards.SymbolPart{Shape: paint.RoundRect(-4, 0, 8, 6, 2).Map(at), Fill: wood},
			awards.SymbolPart{Shape: paint.StartPath(0, 5).Cubic(14, 5, 14, 29, 0, 29).MirrorHalf().Map(at), Fill: red},
			awards.SymbolPart{Shape: paint.Ellipse(0, 17, 4.6, 7).Map(at), Fill: art.RGB(0xFFC46B), HasNoOutline: true},
			awards.SymbolPart{Shape: paint.RoundRect(-5, 27, 10, 4, 1.6).Map(at), Fill: wood})
	}
	return all
}

func fist(at paint.Matrix, tone color.RGBA) []awards.SymbolPart {
	return []awards.SymbolPart{
		{Shape: paint.RoundRect(-5.5, 4, 11, 6, 2).Map(at), Fill: art.PaperColor()},
		{Shape: paint.StartPath(-6, 5).Cubic(-11, 1, -10, -10, 0.5, -10).Cubic(10.5, -10, 10, 0, 6, 5).Quad(0, 7, -6, 5).Close().Map(at), Fill: tone},
		{Shape: paint.StartPath(-4.5, 3).Cubic(-11, 4, -12.5, -5, -7.5, -5.5).Cubic(-4.5, -5.5, -4, -2, -2.5, 0).Close().Map(at), Fill: tone},
	}
}
