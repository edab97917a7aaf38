package screens

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
	"dreist/render/shell"
)

// TestTheStatisticsAreOfOneGame turns from the statistics of the game that is shown to those of the other one.
func TestTheStatisticsAreOfOneGame(t *testing.T) {
	higher, up := visitBoth(t, t.TempDir())
	higher.App.Navigate(shell.CloseToLowest(higher.StatisticsScreen()))
	own, others := "Records of "+higher.about.Title, "Records of "+up.about.Title
	higher.WantText(own)
	higher.ClickID("history.of." + up.about.Name)
	if got := higher.ScreenText(); !strings.Contains(got, others) || strings.Contains(got, own) {
		t.Errorf("the statistics of the other game read\n%s", got)
	}
}

// TestEmblemsOfStatisticsFillTheSizeAskedFor paints the pictures beside numbers on all tables.
func TestEmblemsOfStatisticsFillTheSizeAskedFor(t *testing.T) {
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	studio := art.NewLetterPainter(display)
	some, _ := RingOf(3, 7)
	for _, theme := range art.Themes() {
		for _, size := range []int{40, 61, 130} {
			o := kit.PaintRequest{Letters: studio, Theme: theme, W: size, H: size}
			for i, m := range []kit.Motif{
				PercentRing(0), PercentRing(1), some, PercentRing(100), FlameOf(0), FlameOf(3), LegendDisc(color.RGBA{200, 20, 20, 255}),
			} {
				arttest.CheckPicture(t, fmt.Sprintf("emblem %d on %v", i, theme), m.Paint(o), size, size)
			}
		}
	}
	if ring, share := RingOf(0, 0); ring != 0 || share != 0 {
		t.Errorf("of nothing %d %% are won", share)
	}
}
