//go:build window

package e2e

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/target"
)

// TestTheMouseTakesOverFromAController walks along the buttons of a table by the stick of a game controller, opens the menu by its button and
// clicks in it: the first click works.
func TestTheMouseTakesOverFromAController(t *testing.T) {
	d := sit(t)
	d.UseGamepad(geom.Point{})
	d.UseGamepad(geom.Point{X: 0.8, Y: -0.7})
	if !slices.ContainsFunc(d.Targets(), func(one target.Target) bool { return one.Focused }) {
		t.Error("the stick leads to no button")
	}
	d.UseGamepad(geom.Point{}, ebiten.StandardGamepadButtonCenterRight)
	d.UseGamepad(geom.Point{})
	d.WaitForTarget("menu.settings")
	d.PressTarget("menu.settings")
	d.Advance(20)
	if !d.HasTarget("settings.reset") {
		t.Error("the first click opens nothing")
	}
	hold(t, d)
}
