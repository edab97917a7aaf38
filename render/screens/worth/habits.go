package worth

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/mistakes"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Habits tells which mistakes a player made in several of the last games, and offers what trains them.
type Habits struct {
	*screens.Front
	Read  func(text []byte) mistakes.Match // what a stored analysis has found
	Habit func(kind string) (h Habit, ok bool)
	Cost  func(each float64) string // what a habit costs a game, in the game's words
}

// Habit is what a game says of a kind of mistake, and what trains it.
type Habit struct {
	Says   string // a sentence
	Trains string // the example or puzzle, by its name
	Train  func() shell.Step
}

// Offer returns the button that tells the costliest habit and leads to what trains it. If the last games have no mistake in common, it
// leads to what trains the one named; there is none if that is empty.
func (h *Habits) Offer(worst string) []panel.Button {
	for _, p := range mistakes.Patterns(h.matches()) {
		if habit, ok := h.Habit(p.Kind); ok {
			return []panel.Button{{
				ID: msg.AnalysisHabit, Label: habit.Says,
				Detail: h.Say(msg.AnalysisHabit, assets.Values{"Games": p.Matches, "Of": p.Of, "Cost": h.Cost(p.Cost)}) + " · " +
					h.Say(msg.AnalysisPractise, assets.Values{"Title": habit.Trains}),
				Action: h.Press(habit.Train),
			}}
		}
	}
	if habit, ok := h.Habit(worst); ok {
		practise := h.Say(msg.AnalysisPractise, assets.Values{"Title": habit.Trains})
		return []panel.Button{{ID: msg.AnalysisHabit, Label: practise, Action: h.Press(habit.Train)}}
	}
	return nil
}

// Items returns the same for a panel of its own.
func (h *Habits) Items() (items []panel.Item) {
	for _, b := range h.Offer("") {
		items = append(items, b)
	}
	return items
}

// matches returns what was found in the player's games that count, newest first.
func (h *Habits) matches() (all []mistakes.Match) {
	kept := Kept{h.Front}.notes()
	if len(kept) == 0 {
		return nil
	}
	for _, e := range h.Finished() {
		if e.Summary.Seat == 0 || !e.Kind.Counts() {
			continue
		}
		if text := textOf(kept, &e, e.Summary.Seat); text != nil {
			all = append(all, h.Read(text))
		}
	}
	return all
}
