package main

import "dreist/game/dreist/puzzle"

// puzzleOf shows a puzzle, an answer and its hints.
func puzzleOf(k puzzle.Kind, l puzzle.Level) func(s *shot) {
	return func(s *shot) {
		s.d.Practise()
		s.d.OpenPuzzle(k, l)
		name := "puzzle-" + k.String()
		s.perform("snap " + name + "; key Enter; snap " + name + "-answer; key H; snap " + name + "-hint; key H; snap " + name + "-step")
	}
}
