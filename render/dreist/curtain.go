package dreist

import "dreist/render/shell"

// curtain asks the next person to take the screen.
func (a *tableScreen) curtain() shell.Screen {
	seat := a.table.Front()
	raise := func() shell.Step {
		a.table.RaiseCurtain()
		return shell.Close()
	}
	escape := func() shell.Step {
		if a.table.JustWatched() {
			return shell.Stay()
		}
		return shell.Replace(a.menu())
	}
	return a.game.Curtain(int(seat), a.table.Say.Name(seat), escape, raise)
}
