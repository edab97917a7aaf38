package screens

import "dreist/game/profile"

// await has a task looked after until it is over, whatever is open by then. There is one at a time.
func await[R any](f *Front, task *profile.Task[R], over func(result R, err error)) {
	f.task = func() {
		if result, err, ended := task.Result(); ended {
			f.task = nil
			over(result, err)
			f.Remake()
		}
	}
	f.Remake()
}

// working reports whether a backup is being written or taken in.
func (f *Front) working() bool { return f.task != nil }

// followTask does what follows from a task as soon as that is over.
func (f *Front) followTask() {
	if f.task != nil {
		f.task()
	}
}
