package store

import (
	"encoding/json"
	"fmt"
	"reflect"
)

// The names of the lists of a series.
const (
	seriesPlayers = "players"
	seriesGames   = "games"
)

func (state *SeriesState) fields() []field {
	return []field{
		bind("first", &state.First, 0, within(0, len(state.Players)-1)),
		bind("length", &state.Length, len(state.Players), within(1, MaxSeries)),
		bind("running", &state.Running, false, anything),
	}
}

func (p *SeriesPlayer) fields() []field {
	return []field{
		bind("name", &p.Name, "", isLine(MaxName)),
		bind("kind", &p.Kind, SeatPerson, isWord),
	}
}

// fields lists the values of a game. What cannot be guessed becomes a value that check refuses.
func (g *SeriesGame) fields() []field {
	return []field{
		bind("starts", &g.Starts, -1, anything),
		bind("winner", &g.Winner, -1, anything),
		bind("left", &g.Left, nil, anything),
		bind("code", &g.Code, "", isLine(64)),
		seriesGameID(&g.ID),
	}
}

// seriesGameID is the field that leads from a game of a series to the history.
func seriesGameID(at *string) field {
	return bind("id", at, "", func(id string) bool {
		_, ok := parseID(id)
		return ok
	})
}

// decode takes the series from a document. On an error, which says what does not fit together, it is none.
func (state *SeriesState) decode(doc object) (err error) {
	*state = SeriesState{}
	var found SeriesState
	if found.Players, err = decodeList(seriesPlayers, doc[seriesPlayers], (*SeriesPlayer).fields); err != nil {
		return err
	}
	if found.Games, err = decodeList(seriesGames, doc[seriesGames], (*SeriesGame).fields); err != nil {
		return err
	}
	if len(found.Players) == 0 && len(found.Games) == 0 {
		return nil
	}
	if err := found.check(); err != nil {
		return err
	}
	doc.decode(found.fields())
	found.Length = max(found.Length, len(found.Games))
	*state = found
	return nil
}

// encode puts the series into a document and leaves the rest of it alone.
func (state *SeriesState) encode(doc object) {
	doc[seriesPlayers] = encodeList(doc[seriesPlayers], state.Players, (*SeriesPlayer).fields)
	doc[seriesGames] = encodeList(doc[seriesGames], state.Games, (*SeriesGame).fields)
	doc.encode(state.fields())
	if n := len(state.Players); (n == 1 || n > 4) && doc.version() < seriesVersion {
		doc[versionName] = JSON(seriesVersion)
	}
}

// decodeList returns the objects of a list, nil where there is none of them. Its error says that it is no such list.
func decodeList[T any](name string, raw json.RawMessage, fields func(*T) []field) ([]T, error) {
	var objects []object
	if raw == nil {
		return nil, nil
	}
	if err := json.Unmarshal(raw, &objects); err != nil {
		return nil, fmt.Errorf("the %s are no list of objects: %w", name, err)
	}
	var list []T
	for _, o := range objects {
		var one T
		o.decode(fields(&one))
		list = append(list, one)
	}
	return list, nil
}

// encodeList returns a list of objects. Where the old list has the same, what else that object holds stays.
func encodeList[T any](old json.RawMessage, list []T, fields func(*T) []field) json.RawMessage {
	var before []object
	_ = json.Unmarshal(old, &before) // what is no such list has nothing to keep
	objects := make([]object, len(list))
	for i := range list {
		objects[i] = object{}
		if i < len(before) && before[i] != nil {
			var stored T
			before[i].decode(fields(&stored))
			if reflect.DeepEqual(stored, list[i]) {
				objects[i] = before[i]
			}
		}
		objects[i].encode(fields(&list[i]))
	}
	return JSON(objects)
}

// read takes the series from the document of a file. Its error is ErrDamaged where it does not fit together, or ErrNewer
// where a newer version may know better.
func (state *SeriesState) read(doc object) error {
	if err := state.decode(doc); err != nil {
		return damagedOrNewer(err, doc.version(), seriesVersion)
	}
	return nil
}

// withIDs returns the series of an archive, which fits together, with the ids that its games have here. A game that the
// archive does not hold has none, as its id may be another game's here.
func withIDs(text string, here map[historyID]historyID) string {
	doc, _ := parseObject([]byte(text))
	var games []object
	_ = json.Unmarshal(doc[seriesGames], &games) // without any there is nothing to change
	changed := false
	for _, g := range games {
		var id string
		field := []field{seriesGameID(&id)}
		g.decode(field)
		theirs, _ := parseID(id)
		mine, ok := here[theirs]
		now := ""
		if ok {
			now = mine.String()
		}
		if id != now {
			id, changed = now, true
			g.encode(field)
		}
	}
	if !changed {
		return text
	}
	doc[seriesGames] = JSON(games)
	return doc.String()
}
