package script

import (
	"errors"
	"fmt"
	"image"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/target"
)

// RestTicks is the number of ticks after a press by which a screen is at rest.
const RestTicks = 24

// runStep takes one step of a script, given by its verb and arguments. It does not know read.
func (d Driver) runStep(verb string, about []string) error {
	if do, ok := map[string]func(){"up": d.ReleaseMouse, "settle": d.WaitForRest, "skip": d.skipOthers}[verb]; ok {
		do()
		return d.Err()
	}
	wants := 1
	switch verb {
	case "hold", "drag", "until":
		wants = 2
	case "burst":
		wants = 3
	}
	if len(about) < wants {
		return fmt.Errorf("%q is not a step, or says too little", verb)
	}
	switch verb {
	case "press":
		for _, id := range about {
			d.PressTarget(id)
			d.MoveMouse(geom.Point{})
			d.Advance(RestTicks)
		}
	case "key", "strike":
		for _, name := range about {
			if err := d.strike(name); err != nil {
				return err
			}
		}
		if verb == "key" {
			d.Advance(RestTicks)
		}
	case "await":
		d.WaitForTarget(about[0])
		d.Advance(RestTicks)
	case "type":
		d.TypeText(strings.ReplaceAll(about[0], "_", " "))
		d.Advance(RestTicks)
	case "point":
		d.MoveMouse(d.PointOf(about[0]))
	case "click":
		d.Click(d.PointOf(about[0]))
	case "hold":
		d.DragAndHold(d.PointOf(about[0]), d.PointOf(about[1]))
	case "drag":
		d.Drag(d.PointOf(about[0]), d.PointOf(about[1]))
	case "snap":
		d.snap(about[0])
	case "burst":
		return d.burst(about[0], about[1], about[2])
	case "until":
		return d.until(about[0], about[1])
	case "resize":
		size, err := sizeOf(about[0])
		if err != nil {
			return err
		}
		d.Resize(size)
		d.Advance(1)
	case "says", "hides":
		return d.check(verb == "says", strings.Join(about, " "))
	case "wait", "wheel":
		n, err := strconv.Atoi(about[0])
		if err != nil {
			return err
		}
		if verb == "wait" {
			d.Advance(n)
		} else {
			d.TurnWheel(float64(n))
		}
	default:
		return fmt.Errorf("%q is not a step", verb)
	}
	return d.Err()
}

func (d Driver) snap(name string) {
	if d.TakePicture != nil {
		d.TakePicture(name)
	}
}

func (d Driver) burst(name, count, ticks string) error {
	n, err := strconv.Atoi(count)
	apart, bad := strconv.Atoi(ticks)
	for i := range n {
		d.snap(fmt.Sprintf("%s-%02d", name, i+1))
		d.Advance(apart)
	}
	return errors.Join(err, bad, d.Err())
}

// strike presses the last of the keys in a name such as Control+Z while the others are held.
func (d Driver) strike(name string) error {
	var keys []ebiten.Key
	for word := range strings.SplitSeq(name, "+") {
		var k ebiten.Key
		if err := k.UnmarshalText([]byte(word)); err != nil {
			return err
		}
		keys = append(keys, k)
	}
	last := len(keys) - 1
	d.PressKey(keys[last], keys[:last]...)
	return nil
}

// PointOf returns the point named by a word: the centre of a place, or the point at its offset.
func (d Driver) PointOf(word string) geom.Point {
	id, offset, isShifted := strings.Cut(word, "@")
	r := d.RectOf(id)
	if !isShifted {
		return r.Center()
	}
	var x, y float64
	if _, err := fmt.Sscanf(offset, "%g,%g", &x, &y); err != nil {
		d.RecordFailure(fmt.Errorf("%q names no place: %w", word, err))
	}
	return geom.Point{X: r.X + r.W*x, Y: r.Y + r.H*y}
}

// until waits until the fraction part, 0 to 1, of an event has been shown. It is an error if everything comes to rest before.
func (d Driver) until(event, part string) error {
	far, err := strconv.ParseFloat(part, 64)
	if err == nil && !d.waitUntil(func(m target.Motion) bool { return m.Event == event && m.Progress >= far }) {
		err = fmt.Errorf("%s did not come", event)
	}
	return err
}

func (d Driver) check(wants bool, text string) error {
	if read := d.ScreenText(); strings.Contains(read, text) != wants {
		return fmt.Errorf("the screen says\n%s", read)
	}
	return nil
}

func sizeOf(text string) (size image.Point, err error) {
	if _, err = fmt.Sscanf(text, "%dx%d", &size.X, &size.Y); err != nil {
		err = fmt.Errorf("%q is no size like 960x560: %w", text, err)
	}
	return size, err
}
