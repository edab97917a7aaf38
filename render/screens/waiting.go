package screens

import "dreist/game/profile"

// await has a task looked after until it is over, whatever is open by then. There is one at a time.
func await[R any](p *Program, task *profile.Task[R], over func(result R, err error)) {
	p.task = func() {
		if result, err, ended := task.Result(); ended {
			p.task = nil
			over(result, err)
			p.Remake()
		}
	}
	p.Remake()
}

// working reports whether a backup is being written or restored.
func (p *Program) working() bool { return p.task != nil }

// followTask does what follows from a task as soon as that is over.
func (p *Program) followTask() {
	if p.task != nil {
		p.task()
	}
}
