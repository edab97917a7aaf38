package examples_test

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
)

// An example as it is watched, played and tried freely.
func Example() {
	f := examples.All()[2]

	for _, s := range f.Steps {
		fmt.Println(s.Move, s.Text, "rule", s.Rule, len(s.Events), "events")
	}

	l := f.Lesson()
	p := l.Position()
	violet := p.Hand(p.Turn())[4]
	fmt.Println(f.Explain(&p, dreist.Lay(violet, 1)))
	for _, s := range f.Steps {
		l.Try(s.Move)
	}
	fmt.Println(l.Done(), l.Misses())

	free := f.Start
	free, _, err := dreist.Apply(free, free.AppendMoves(nil)[0])
	fmt.Println(free.Layout(), err)
	// Output:
	// 5t2 example.3.step.five rule R 2 1 events
	// 8r3 example.3.step.eight rule R 2 1 events
	// 7r3 example.3.step.seven rule 3.1 1 events
	// . example.3.step.end rule 4 2 events
	// example.3.never.six1 3.1
	// true 0
	// 3yy2v/4t2r <nil>
}
