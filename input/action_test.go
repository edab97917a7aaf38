package input

import "testing"

// A command without an action could have no key and would be missing on the page for choosing keys.
func TestEveryCommandIsOneAction(t *testing.T) {
	of, named := map[Command]int{}, map[string]int{}
	for _, a := range Actions() {
		of[a.Command]++
		named[a.Name]++
		if a.Name == "" || len(a.Keys) == 0 || int(a.Group) >= GroupCount {
			t.Errorf("%v is called %q, is of group %d and has the keys %v", a.Command, a.Name, a.Group, a.Keys)
		}
	}
	for c := Command(1); c <= CommandCard9; c++ {
		if n := of[c]; n != 1 {
			t.Errorf("%v has %d actions", c, n)
		}
		if n := named[c.Name()]; n != 1 {
			t.Errorf("%d actions are called %q", n, c.Name())
		}
	}
}
