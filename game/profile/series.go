package profile

import (
	"slices"

	"dreist/game/store"
)

// series is that of one game.
type series struct {
	state store.SeriesState
	blind error // why it could not be read, and must not be written
}

// Series returns the series of a game, "" being store.FirstGame, one without players where there is none.
func (p *Profile) Series(game string) store.SeriesState {
	p.mu.Lock()
	defer p.mu.Unlock()
	return cloneSeries(p.readSeries(game).state)
}

func (p *Profile) readSeries(game string) *series {
	s := p.series[game]
	if s == nil {
		state, err := p.files.LoadSeries(game)
		s = &series{state: state, blind: p.unread(Key{Series, game}, p.files.Dirs().Games, err)}
		p.series[game] = s
	}
	return s
}

// SetSeries replaces the series of a game. One without players forgets it.
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

// saveSeries writes a series with the ids that its games have on disk.
func (p *Profile) saveSeries(game string, s *series, state store.SeriesState) error {
	state = cloneSeries(state)
	p.mu.Lock()
	blind := s.blind
	for i := range state.Games {
		g := &state.Games[i]
		if g.ID = p.history.onDisk(g.ID); isFresh(g.ID) {
			g.ID = "" // it could not be written
		}
	}
	p.mu.Unlock()
	if blind != nil {
		if stored, err := p.files.LoadSeries(game); err != nil || len(stored.Players) > 0 {
			return blind
		}
	}
	if err := p.files.SaveSeries(game, state); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	s.blind = nil
	return nil
}

func cloneSeries(s store.SeriesState) store.SeriesState {
	s.Players, s.Games = slices.Clone(s.Players), slices.Clone(s.Games)
	return s
}
