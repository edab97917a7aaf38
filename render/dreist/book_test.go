package dreist

import (
	"testing"

	"dreist/render/panel"
)

// opened returns the program with the rule book open.
func opened(t *testing.T) *guest {
	t.Helper()
	a := newApp(t)
	a.showLearn()
	a.openRule("")
	return a
}

// reading is what the open rule book looks for, and which of what was found is read.
type reading struct {
	query    string
	hit, all int
}

func (g *guest) reading() (r reading) {
	for _, item := range g.panel.Items() {
		switch item := item.(type) {
		case panel.Field:
			r.query = item.Text
		case panel.List:
			r.hit, r.all = item.Index, len(item.Rows)
		}
	}
	return r
}

func TestCitationsOpenTheBookAtTheirPlace(t *testing.T) {
	a := newApp(t)
	a.showLearn()
	below := a.panel
	for _, ref := range []string{"3", "3.1", "R 4", "R 12", "no such rule"} {
		a.openRule(ref)
		if a.panel == below {
			t.Errorf("%s opens nothing", ref)
		}
		a.leaveHelp()
		if a.panel != below {
			t.Errorf("%s does not lead back", ref)
		}
	}
}
