package main

import (
	"slices"

	"dreist/build/drive"
	"dreist/game/dreist/puzzle"
)

// puzzleOf shows a puzzle, a wrong answer, a hint and the solution.
func puzzleOf(k puzzle.Kind, l puzzle.Level) func(s *shot) {
	return func(s *shot) {
		s.d.Practise()
		p := s.d.OpenPuzzle(k, l, telling(k, l))
		name := "puzzle-" + k.String()
		s.snap(s.d, name)
		if len(p.Options) > 0 {
			s.mark(p, name)
		} else {
			s.decide(p, name)
		}
	}
}

// telling returns a seed whose puzzle shows everything of its kind, such as an open pile.
func telling(k puzzle.Kind, l puzzle.Level) uint64 {
	seed := uint64(k) + 7
	for k == puzzle.Empty && l == puzzle.Levels {
		if p, err := puzzle.Generate(k, l, seed); err != nil || len(p.Open) > 0 {
			break
		}
		seed++
	}
	return seed
}

// mark gives a wrong answer, asks for a hint, and marks the right options.
func (s *shot) mark(p *drive.Puzzle, name string) {
	right := p.Right()
	wrong := 0
	for slices.Contains(right, wrong) && wrong < len(p.Options)-1 {
		wrong++
	}
	p.Option(wrong)
	if len(right) > 1 {
		p.Option(right[0])
	}
	s.perform("wait 24; snap " + name + "-marked; key Enter; snap " + name + "-wrong")
	p.Option(wrong)
	s.perform("key H; snap " + name + "-hint")
	if p.Kind == puzzle.Leaves {
		s.perform("key ArrowDown ArrowDown ArrowRight; snap " + name + "-keys")
	}
	s.perform("strike H; wait 4")
	for i, option := range right {
		if len(right) == 1 || i > 0 {
			p.Option(option)
		}
	}
	s.perform("strike Enter; wait 12; snap " + name + "-stars; wait 720; snap " + name + "-solved")
}

// decide plays a puzzle with decisions step by step, by its hints.
func (s *shot) decide(p *drive.Puzzle, name string) {
	s.perform("key H; snap " + name + "-hint; key H; snap " + name + "-step; key ArrowDown ArrowDown Enter; snap " + name + "-answer")
	if p.Kind != puzzle.Empty {
		p.SolveByHints()
		s.snap(s.d, name+"-solved")
	}
}
