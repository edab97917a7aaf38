package profile

import (
	"bytes"

	"dreist/game/store"
)

// Import is an export on its way in.
type Import struct {
	p         *Profile
	done, all int
	over      bool
	report    store.Report
	err       error
}

// Import takes in an export, behind what was handed over before. When it is over, everything that is remembered is read
// again, but for the settings, see ReadSettings.
func (p *Profile) Import(archive []byte, may store.Replace) *Import {
	in := &Import{p: p}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.unsettle > 0 {
		p.unsettle = 0
		p.writeSettings()
	}
	p.put(&job{key: Key{What: imported}, seal: true, run: func() error { in.run(archive, may); return nil }, done: in.end})
	return in
}

func (in *Import) run(archive []byte, may store.Replace) {
	report, err := in.p.files.ImportTelling(bytes.NewReader(archive), int64(len(archive)), may, func(done, all int) {
		in.p.mu.Lock()
		defer in.p.mu.Unlock()
		in.done, in.all = done, all
	})
	in.p.mu.Lock()
	defer in.p.mu.Unlock()
	in.report, in.err = report, err
}

func (in *Import) end() {
	in.p.readAgain()
	in.over = true
}

// Progress returns how many files have been written so far, of how many; 0 of 0 before the first.
func (in *Import) Progress() (done, all int) {
	in.p.mu.Lock()
	defer in.p.mu.Unlock()
	return in.done, in.all
}

// Result returns whether the import is over, and what came of it as store.Import tells.
func (in *Import) Result() (report store.Report, err error, over bool) {
	in.p.mu.Lock()
	defer in.p.mu.Unlock()
	return in.report, in.err, in.over
}

// readAgain forgets what is in memory and stored.
func (p *Profile) readAgain() {
	p.history.read, p.history.entries = false, nil
	waits := map[Key]bool{}
	for _, list := range [][]*job{p.writer.queue, p.writer.failed} {
		for _, j := range list {
			waits[j.key] = true
		}
	}
	for name := range p.notes {
		if !waits[Key{Notes, name}] {
			delete(p.notes, name)
		}
	}
	if !waits[Key{What: Series}] {
		p.series = nil
	}
}
