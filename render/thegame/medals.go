package thegame

import (
	"image"

	"dreist/game/progress"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/screens"
	"dreist/render/screens/awards"
	"dreist/render/thegame/pictures"
)

func (g *game) medalsOf(shared *screens.GameScreens) *awards.Awards {
	return &awards.Awards{
		GameScreens: shared, Medals: match.Medals(), RetiredMedals: match.RetiredMedals(), MedalPicture: medalMotif,
		MedalProgress: func() progress.Tally { return match.TallyMedals(g.FinishedEntries(), g.daily.DayResults()) },
		MedalDays:     func() map[progress.Medal]string { return match.MedalDays(g.FinishedEntries()) },
	}
}

type medalPicture struct {
	medal  progress.Medal
	earned bool
}

func medalMotif(m progress.Medal, earned bool) kit.Motif { return medalPicture{m, earned} }

func (p medalPicture) Paint(o kit.PaintRequest) *image.RGBA {
	who := map[progress.Medal]kit.Motif{
		match.WonGameMedal: pictures.SourMoodBeaten, match.OneCardLeftMedal: pictures.SourMoodSmug, match.TenBacksMedal: pictures.SourMoodWorried,
		match.HarderVariantMedal:  pictures.CharacterMotif{Pile: 1, Mood: pictures.MoodTriumphant},
		match.ExcellentGamesMedal: pictures.CharacterMotif{Pile: 0, Mood: pictures.MoodTriumphant},
		match.DailyWeekMedal:      pictures.CharacterMotif{Pile: 2, Mood: pictures.MoodIdle},
	}[p.medal]
	look := awards.MedalDesign{Ribbon: art.RGB(0xB5532A), Symbol: medalSymbol(p.medal, o.Letters)}
	if role, ok := who.(pictures.CharacterMotif); ok {
		look.Ribbon = pictures.PileColor(role.Pile)
	}
	look.DrawPortrait = func(c paint.Canvas, size int) {
		const part = 0.66
		awards.DrawPortraitBackground(c)
		small := o
		small.W = int(part * float64(size))
		awards.DrawCentredPicture(c, who.Paint(small), awards.DiscX, awards.DiscY-4, size)
	}
	return awards.PaintMedal(look, p.earned, o.W)
}

func medalSymbol(m progress.Medal, s *art.LetterPainter) []awards.SymbolPart {
	plate := func(text string, on thegame.Pile) []awards.SymbolPart {
		return awards.PlateParts(text, paint.Lighten(pictures.PileColor(on), 0.35), s)
	}
	switch m {
	case match.WonGameMedal:
		return plate("98", 2)
	case match.HarderVariantMedal:
		return append(append(awards.StarParts(-17, 4, 10.5), awards.StarParts(17, 4, 10.5)...), awards.StarParts(0, -3, 13.5)...)
	case match.OneCardLeftMedal:
		const size = 1.35
		return []awards.SymbolPart{{Shape: paint.RoundRect(-9*size, -12.6*size, 18*size, 25.2*size, 2.6*size), Fill: art.PaperColor()},
			{Shape: s.NumberOutline(1, 17*size, 0, 0), Fill: art.InkColor(), HasNoOutline: true}}
	case match.ExcellentGamesMedal:
		return plate("1–9", 0)
	case match.TenBacksMedal:
		return plate("10×", 1)
	}
	return awards.WeekLeafParts(s)
}
