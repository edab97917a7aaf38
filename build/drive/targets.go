package drive

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"dreist/render/geom"
	"dreist/render/target"
)

// report returns what the program told of its topmost screen at the end of the last tick.
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

// Targets returns what can be pressed on the topmost screen.
func (d *Driver) Targets() []target.Target { return d.report().Targets }

// Has reports whether there is a target of a name that can be pressed.
func (d *Driver) Has(id string) bool {
	t, ok := target.Find(d.Targets(), id)
	return ok && t.Enabled
}

// Motion returns how far what moves on the topmost screen is.
func (d *Driver) Motion() target.Motion { return d.report().Motion }

// Place returns where a target is, or a card, a cell or another place on a table, by its name.
func (d *Driver) Place(id string) geom.Rect {
	r := d.report()
	all := append(r.Targets, r.Places...)
	t, ok := target.Find(all, id)
	if !ok {
		d.Fail(fmt.Errorf("drive: there is no %s among %s", id, names(all)))
	}
	return t.Rect
}

// Press moves the mouse to a target and presses it, by its name.
func (d *Driver) Press(id string) {
	all := d.Targets()
	t, ok := target.Find(all, id)
	if !ok || !t.Enabled {
		d.Fail(fmt.Errorf("drive: %s cannot be pressed; what can be is %s", id, names(all)))
		return
	}
	d.Click(t.Rect.Center())
}

// mostTicks is how many ticks a target may take to come, or a game to begin.
const mostTicks = 600

// Wait waits until a target can be pressed.
func (d *Driver) Wait(id string) {
	for range mostTicks {
		if d.err != nil || d.Has(id) {
			return
		}
		d.Step(1)
	}
	d.Fail(fmt.Errorf("drive: %s did not come; there is %s", id, names(d.Targets())))
}

// names returns the names of targets, those that rest in brackets.
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
