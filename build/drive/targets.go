package drive

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"dreist/render/geom"
	"dreist/render/target"
)

// report returns the report of the last tick.
func (d *Driver) report() target.Report {
	var r target.Report
	if d.err != nil {
		return r
	}
	text, err := os.ReadFile(d.process.report)
	if err == nil {
		err = json.Unmarshal(text, &r)
	}
	if err != nil {
		d.Fail(fmt.Errorf("drive: read what the program shows: %w", err))
	}
	return r
}

// Targets returns the targets of the topmost screen.
func (d *Driver) Targets() []target.Target { return d.report().Targets }

// Has reports whether there is an enabled target with an ID.
func (d *Driver) Has(id string) bool {
	t, ok := target.Find(d.Targets(), id)
	return ok && t.Enabled
}

// Motion returns the motion on the topmost screen.
func (d *Driver) Motion() target.Motion { return d.report().Motion }

// Place returns the place of a target, card, cell or other place with an ID.
func (d *Driver) Place(id string) geom.Rect {
	r := d.report()
	all := append(r.Targets, r.Places...)
	t, ok := target.Find(all, id)
	if !ok {
		d.Fail(fmt.Errorf("drive: there is no %s among %s", id, names(all)))
	}
	return t.Rect
}

// Press clicks the target with an ID.
func (d *Driver) Press(id string) {
	all := d.Targets()
	t, ok := target.Find(all, id)
	if !ok || !t.Enabled {
		d.Fail(fmt.Errorf("drive: %s cannot be pressed; what can be is %s", id, names(all)))
		return
	}
	d.Click(t.Rect.Center())
}

// mostTicks is the largest number of ticks to wait for a target or a saved game.
const mostTicks = 600

// Wait waits until a target is enabled.
func (d *Driver) Wait(id string) {
	for range mostTicks {
		if d.err != nil || d.Has(id) {
			return
		}
		d.Step(1)
	}
	d.Fail(fmt.Errorf("drive: %s did not come; there is %s", id, names(d.Targets())))
}

// names returns the IDs of targets, disabled ones in brackets.
func names(all []target.Target) string {
	var ids []string
	for _, t := range all {
		if !t.Enabled {
			t.ID = "(" + t.ID + ")"
		}
		ids = append(ids, t.ID)
	}
	return strings.Join(ids, " ")
}
