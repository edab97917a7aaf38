package record_test

import (
	"fmt"
	"testing"

	"dreist/build/need"
)

// The figures of the printed rules as records, with the layout that each one ends in.
func TestFigures(t *testing.T) {
	tests := []struct {
		figure int
		layout string
	}{
		{2, "3yy2v/7r"},
		{3, "3yy2v/4t2r/6rr"},
		{4, "1r1yy2v/1vv1tt1r/6rr"},
		{5, "1r1yy2v/1vv1tt1r/6rr"},
		{6, "1r1yy3/1vv1t3/2t5"},
		{7, "1r1y1y2/1v1r1t2"},
		{8, "1r1yy3/1v2t3"},
		{9, "rr1t1ttt/v7/r7"},
		{10, "4yy2/4tt2/4t3"},
		{11, "tt1rr2v/7y"},
		{12, "3r2yy/3r4/2tt4"},
	}
	for _, tt := range tests {
		name := fmt.Sprintf("figure%02d", tt.figure)
		t.Run(name, func(t *testing.T) {
			g := parse(t, readFile(t, "testdata/figures/"+name+".dreist"))
			p := need.Value(end(g))(t)
			if got := p.Layout().String(); got != tt.layout {
				t.Errorf("layout after the figure: got %s, want %s\n%s", got, tt.layout, p.Picture())
			}
		})
	}
}
