package main

import (
	"errors"
	"fmt"
	"strings"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/script"
)

// shot is a scene while one program plays it.
type shot struct {
	*camera
	*setting
	d *drive.Driver
	t *drive.Table // after the step sit
}

// arrival is the number of ticks until the first screen is shown.
const arrival = 72

// perform runs a script of steps separated by semicolons: those of package script, and
//
//	snap NAME                take a picture
//	burst NAME COUNT TICKS   take pictures of a motion, some ticks apart
//	idle                     wait for an idle animation of Egon's, more than a blink
//	sit, join, climb         continue the single game, the table shown, the ladder
//	play, discard            make the move of the scene, discard the first card of the hand
//	other, finish            wait for the turn of another player, skip it
//	look                     review the game
//	unseen, seldom           draw no frames until the next picture, draw them again
func (s *shot) perform(steps string) {
	for step := range strings.SplitSeq(steps, ";") {
		words := strings.Fields(s.names.Replace(step))
		if len(words) > 0 && s.d.Err() == nil {
			s.d.RecordFailure(s.step(words[0], words[1:]))
		}
	}
}

func (s *shot) step(verb string, about []string) error {
	if do, ok := s.plain()[verb]; ok {
		do()
		return nil
	}
	switch {
	case verb == "snap" && len(about) == 1:
		s.snap(s.d, about[0])
		return nil
	case verb == "burst":
		return s.burst(about)
	}
	return s.d.Do(verb, about)
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
			s.d.Step(script.Rest)
		},
		"join": func() { s.t = s.d.SitIn(store.Table) },
		"today": func() {
			s.perform("press start.daily")
			s.t = s.d.SitIn(progress.DaySlot)
			s.d.Step(script.Rest)
		},
		"climb": func() {
			s.perform("press start.ladder; key Enter; wait 48")
			s.t = s.d.SitIn(match.LadderSlot)
		},
		"play":    func() { s.t.Play(s.move) },
		"discard": func() { s.t.Play(dreist.Discard(s.t.Position().Hand(s.t.Position().Turn())[0])) },
		"other":   func() { s.t.WaitForOther() },
		"finish":  func() { s.t.Finish() },
		"look":    func() { s.perform("strike L") },
		"idle":    s.idle,
		"unseen":  func() { s.d.See(drive.Unseen) },
		"seldom":  func() { s.d.See(drive.Seldom) },
	}
}

// patience is the largest number of ticks between Egon's idle animations, which come every 30 to 42 seconds.
const patience = 45 * 60

// idle waits for an idle animation of Egon's.
func (s *shot) idle() {
	for ticks := 0; !s.d.Motion().Idles; ticks++ {
		if s.d.Step(1); ticks > patience {
			s.d.RecordFailure(errors.New("nothing that Egon does by himself is seen"))
			return
		}
	}
}
