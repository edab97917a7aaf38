package profile

import (
	"maps"
	"slices"

	"dreist/game/store"
)

// series is the series of one game.
type series struct {
	state   store.SeriesState
	readErr error // why the file could not be read, nil if it was; it must not be overwritten then
}

// Series returns the series of a game, "" being store.UnnamedGame, one without players where there is none.
func (p *Profile) Series(game string) store.SeriesState {
	p.mu.Lock()
	defer p.mu.Unlock()
	return cloneSeries(p.readSeries(game).state)
}

func (p *Profile) readSeries(game string) *series {
	s := p.series[game]
	if s == nil {
		state, err := p.files.LoadSeries(game)
		s = &series{state: state, readErr: p.unread(Key{Series, game}, p.files.Dirs().Games, err)}
		p.series[game] = s
	}
	return s
}

// SetSeries replaces the series of a game; one without players deletes it.
func (p *Profile) SetSeries(game string, state store.SeriesState) {
	p.mu.Lock()
	defer p.mu.Unlock()
	s := p.readSeries(game)
	state = cloneSeries(state)
	for i := range state.Games {
		state.Games[i].ID = p.history.onDisk(state.Games[i].ID)
	}
	s.state = state
	p.put(&job{key: Key{Series, game}, run: func() error { return p.saveSeries(game, s, state) }})
}

// saveSeries writes a series, with the IDs its games have on disk.
func (p *Profile) saveSeries(game string, s *series, state store.SeriesState) error {
	state = cloneSeries(state)
	p.mu.Lock()
	readErr := s.readErr
	for i := range state.Games {
		g := &state.Games[i]
		if g.ID = p.history.onDisk(g.ID); isFresh(g.ID) {
			g.ID = "" // the game could not be written
		}
	}
	p.mu.Unlock()
	if readErr != nil {
		if stored, err := p.files.LoadSeries(game); err != nil || len(stored.Players) > 0 {
			return readErr
		}
	}
	if err := p.files.SaveSeries(game, state); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	s.readErr = nil
	return nil
}

func cloneSeries(s store.SeriesState) store.SeriesState {
	s.Players, s.Games = slices.Clone(s.Players), slices.Clone(s.Games)
	s.Chosen = maps.Clone(s.Chosen)
	return s
}
