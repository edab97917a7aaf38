package drive

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/geom"
)

// panelTicks is how many ticks a panel needs to open, and to notice that no key is held.
const panelTicks = 4

// Primary presses the button that leads on: "continue" on the start screen, or "new game" where there is none.
func (d *Driver) Primary() {
	d.Step(panelTicks)
	d.Key(ebiten.KeyEnter)
	d.Step(panelTicks)
}

// FindPrimary returns where the button that leads on is drawn, by its colour.
func (d *Driver) FindPrimary(theme art.Theme) geom.Rect {
	img := d.Picture()
	if img == nil {
		return geom.Rect{}
	}
	r := FindColour(img, theme.UI().Accent)
	if r.W == 0 {
		d.Fail(errors.New("drive: there is no button that leads on"))
	}
	return r
}

// Continue begins a program with a saved game and goes on with it.
func (h *Host) Continue(o Options, save string) (*Table, error) {
	if o.Home == (Home{}) {
		home, err := h.NewHome()
		if err != nil {
			return nil, err
		}
		o.Home = home
	}
	if err := o.Home.Save(save); err != nil {
		return nil, err
	}
	d, err := h.Start(o)
	if err != nil {
		return nil, err
	}
	d.Primary()
	t := d.Sit()
	t.driver.Step(stillness)
	return t, d.err
}
