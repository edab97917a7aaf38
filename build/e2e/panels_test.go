//go:build window

package e2e

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/render/geom"
	"dreist/render/target"
)

// TestAVolumeIsDragged drags both sliders of the settings with the mouse, also beyond their ends.
func TestAVolumeIsDragged(t *testing.T) {
	d := begin(t, drive.Options{})
	d.Key(ebiten.KeyComma)
	d.Step(20)
	for _, id := range []string{"settings.effects", "settings.jingles"} {
		groove := d.Place(id)
		left, right := geom.Point{X: groove.X - 40, Y: groove.Center().Y}, geom.Point{X: groove.Right() + 40, Y: groove.Center().Y + 60}
		before := look(t, d)
		d.Drag(groove.Center(), right)
		if differences(before, look(t, d), &groove) == 0 {
			t.Errorf("%s: the knob stays where it is", id)
		}
		d.Drag(groove.Center(), left)
	}
	d.Step(60)
	s, err := settingsOf(d.Home())
	if err != nil || s.EffectsVolume != 0 || s.JingleVolume != 0 {
		t.Errorf("dragged to the left end: got the volumes %d and %d, %v", s.EffectsVolume, s.JingleVolume, err)
	}
	d.Drag(d.Place("settings.effects").Center(), geom.Point{X: d.Place("settings.effects").Right() + 40, Y: 10})
	d.Step(60)
	if s, err = settingsOf(d.Home()); err != nil || s.EffectsVolume != 100 {
		t.Errorf("dragged to the right end: got the volume %d, %v", s.EffectsVolume, err)
	}
	hold(t, d)
}

// TestTheMouseTakesOverFromAController opens the menu of a table by a game controller and clicks in it: the first click works.
func TestTheMouseTakesOverFromAController(t *testing.T) {
	d := sit(t, moment(t, fixtures.Midgame).Save, drive.Options{}).Driver()
	d.Pad(geom.Point{})
	d.Pad(geom.Point{}, ebiten.StandardGamepadButtonCenterRight)
	d.Pad(geom.Point{})
	d.Wait("menu.settings")
	d.Press("menu.settings")
	d.Step(20)
	if !d.Has("settings.reset") {
		t.Errorf("the first click opens nothing; there is %q", labels(d))
	}
	hold(t, d)
}

// TestTheRightStickWalksAlongTheButtons tilts the stick between two directions: it moves on by one.
func TestTheRightStickWalksAlongTheButtons(t *testing.T) {
	d := sit(t, moment(t, fixtures.Midgame).Save, drive.Options{}).Driver()
	d.Pad(geom.Point{})
	focused := func() int {
		return slices.IndexFunc(d.Targets(), func(one target.Target) bool { return one.Focused })
	}
	var met []int
	for range 3 {
		d.Pad(geom.Point{X: 0.8, Y: -0.7})
		d.Step(5)
		met = append(met, focused())
		d.Pad(geom.Point{})
		d.Step(5)
	}
	if slices.Sort(met); met[0] < 0 || len(slices.Compact(met)) != 3 {
		t.Errorf("tilted three times, the stick led to the buttons %v, want three", met)
	}
	hold(t, d)
}
