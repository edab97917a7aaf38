package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/days"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/target"
)

// shot is a scene while one program plays it.
type shot struct {
	*camera
	*setting
	d *drive.Driver
	t *drive.Table // after the step sit
}

// rest is the number of ticks for a screen to come to rest.
const rest = 24

// arrival is the number of ticks until the first screen is shown.
const arrival = 72

// perform runs a script of steps separated by semicolons, each a verb and its arguments. Places are the IDs of targets and of places at a
// table, with an offset as parts of their size if it is not the centre: prompt@.5,0.
//
//	snap NAME                take a picture
//	burst NAME COUNT TICKS   take pictures of a motion, some ticks apart
//	press ID…, key KEY…      press targets or keys, one after the other, with time to come to rest
//	strike KEY…              press keys without waiting
//	type TEXT                type a text; _ is a space
//	point, click PLACE       move the mouse, click
//	hold, drag PLACE PLACE   drag a card, without or with releasing; up releases
//	wheel NOTCHES            turn the wheel
//	wait TICKS               wait
//	await ID                 wait until a target can be pressed
//	until EVENT PART         wait until a part of an event has been shown
//	idle                     wait for an idle animation of Egon's, more than a blink
//	sit, join, climb         continue the single game, the table shown, the ladder
//	play, discard            make the move of the scene, discard the first card of the hand
//	other, finish, settle    wait for the turn of another player, skip it, wait until nothing moves
//	look                     review the game
//	unseen, seldom           draw no frames until the next picture, draw them again
func (s *shot) perform(script string) {
	for step := range strings.SplitSeq(script, ";") {
		words := strings.Fields(s.names.Replace(step))
		if len(words) > 0 && s.d.Err() == nil {
			s.d.Fail(s.step(words[0], words[1:]))
		}
	}
}

func (s *shot) step(verb string, about []string) error {
	if do, ok := s.plain()[verb]; ok {
		do()
		return nil
	}
	if len(about) == 0 {
		return fmt.Errorf("%q is not a step", verb)
	}
	switch verb {
	case "snap":
		s.snap(s.d, about[0])
	case "burst":
		return s.burst(about)
	case "press":
		for _, id := range about {
			s.d.Press(id)
			s.d.Move(geom.Point{})
			s.d.Step(rest)
		}
	case "key", "strike":
		for _, name := range about {
			var k ebiten.Key
			if err := k.UnmarshalText([]byte(name)); err != nil {
				return err
			}
			s.d.Key(k)
		}
		if verb == "key" {
			s.d.Step(rest)
		}
	case "await":
		s.d.Wait(about[0])
		s.d.Step(rest)
	case "type":
		s.d.Type(strings.ReplaceAll(about[0], "_", " "))
		s.d.Step(rest)
	case "point":
		s.d.Move(s.at(about[0]))
	case "click":
		s.d.Click(s.at(about[0]))
	case "hold":
		s.d.Hold(s.at(about[0]), s.at(about[1]))
	case "drag":
		s.d.Drag(s.at(about[0]), s.at(about[1]))
	case "until":
		return s.until(about[0], about[1])
	default:
		n, err := strconv.Atoi(about[0])
		switch verb {
		case "wait":
			s.d.Step(n)
		case "wheel":
			s.d.Wheel(float64(n))
		default:
			return fmt.Errorf("%q is not a step", verb)
		}
		return err
	}
	return nil
}

// burst takes pictures of a motion: the name, the number, and the ticks between them.
func (s *shot) burst(about []string) error {
	var count, ticks int
	if _, err := fmt.Sscan(strings.Join(about[1:], " "), &count, &ticks); err != nil {
		return fmt.Errorf("burst %v: %w", about, err)
	}
	for i := range count {
		s.snap(s.d, fmt.Sprintf("%s-%02d", about[0], i+1))
		s.d.Step(ticks)
	}
	return nil
}

// plain returns the verbs without arguments.
func (s *shot) plain() map[string]func() {
	return map[string]func(){
		"sit": func() {
			s.d.Primary()
			s.t = s.d.Sit()
			s.d.Step(rest)
		},
		"join": func() { s.t = s.d.SitIn(store.Table) },
		"today": func() {
			s.perform("press start.daily")
			s.t = s.d.SitIn(days.Slot)
			s.d.Step(rest)
		},
		"climb": func() {
			s.perform("press start.ladder; key Enter; wait 48")
			s.t = s.d.SitIn(ladder.Slot)
		},
		"play":    func() { s.t.Play(s.move) },
		"discard": func() { s.t.Play(dreist.Discard(s.t.Position().Hand(s.t.Position().Turn())[0])) },
		"other":   func() { s.t.WaitForOther() },
		"finish":  func() { s.t.Finish() },
		"settle":  func() { s.t.Settle() },
		"up":      s.d.Up,
		"look":    func() { s.perform("strike L") },
		"idle":    s.idle,
		"unseen":  func() { s.d.See(drive.Unseen) },
		"seldom":  func() { s.d.See(drive.Seldom) },
	}
}

// at returns the point of a place.
func (s *shot) at(word string) geom.Point {
	id, offset, shifted := strings.Cut(word, "@")
	r := s.d.Place(id)
	if !shifted {
		return r.Center()
	}
	var x, y float64
	if _, err := fmt.Sscanf(offset, "%g,%g", &x, &y); err != nil {
		s.d.Fail(fmt.Errorf("%q names no place: %w", word, err))
	}
	return geom.Point{X: r.X + r.W*x, Y: r.Y + r.H*y}
}

// patience is the largest number of ticks between Egon's idle animations, which come every 30 to 42 seconds.
const patience = 45 * 60

// idle waits for an idle animation of Egon's.
func (s *shot) idle() {
	for ticks := 0; !s.d.Motion().Idles; ticks++ {
		if s.d.Step(1); ticks > patience {
			s.d.Fail(errors.New("nothing that Egon does by himself is seen"))
			return
		}
	}
}

// until waits until a part of an event of a kind has been shown.
func (s *shot) until(event, part string) error {
	far, err := strconv.ParseFloat(part, 64)
	if err == nil && !s.t.StepUntil(func(m target.Motion) bool { return m.Event == event && m.Progress >= far }) {
		err = fmt.Errorf("%s did not come", event)
	}
	return err
}
