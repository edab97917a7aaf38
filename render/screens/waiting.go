package screens

import "dreist/game/profile"

// waiting is a task that is done behind, as what moves in the panel that waits for it.
type waiting[R any] struct {
	task     *profile.Task[R]          // nil unless it goes on
	over     func(result R, err error) // what is done when it is over
	progress func(done, all int) bool  // reports whether how far it has come changes the picture; nil where nobody is told
}

// Busy reports whether the task goes on.
func (w *waiting[R]) Busy() bool { return w.task != nil }

// Update takes a tick and reports whether there is something new to tell.
func (w *waiting[R]) Update() bool {
	if w.task == nil {
		return false
	}
	result, err, over := w.task.Result()
	if over {
		w.task = nil
		w.over(result, err)
		return true
	}
	return w.progress != nil && w.progress(w.task.Progress())
}
