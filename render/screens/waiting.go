package screens

import "dreist/game/profile"

// await watches a task and calls over with its result, whatever screen is open by then. Only one task runs at a time.
func await[R any](p *Program, task *profile.Task[R], over func(result R, err error)) {
	p.task = func() {
		if result, err, ended := task.Result(); ended {
			p.task = nil
			over(result, err)
			p.RemakeScreens()
		}
	}
	p.RemakeScreens()
}

// working reports whether a backup is being written or restored.
func (p *Program) working() bool { return p.task != nil }

func (p *Program) followTask() {
	if p.task != nil {
		p.task()
	}
}
