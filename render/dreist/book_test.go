package dreist

import "testing"

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
