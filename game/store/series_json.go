package store

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"dreist/game/store/document"
)

// The names of the lists of a series.
const (
	seriesPlayers = "players"
	seriesGames   = "games"
)

func (state *SeriesState) fields() []document.Field {
	return []document.Field{
		document.Bind("first", &state.First, 0, document.Within(0, len(state.Players)-1)),
		document.Bind("length", &state.Length, len(state.Players), document.Within(1, MaxSeries)),
		document.Bind("running", &state.Running, false, document.Anything),
		state.Chosen.field(),
	}
}

func (p *SeriesPlayer) fields() []document.Field {
	return []document.Field{
		document.Bind("name", &p.Name, "", document.IsLine(MaxName)),
		document.Bind("kind", &p.Kind, SeatPerson, isWord),
	}
}

// storedGame is a game of a series as stored.
type storedGame struct {
	SeriesGame
	winner int // the only winner, NoPlayer if there is none
	end    string
	places []int
}

// fields lists the values of a game. A value that cannot be guessed gets one that check rejects.
func (g *storedGame) fields() []document.Field {
	return []document.Field{
		document.Bind("starts", &g.Starts, -1, document.Anything),
		document.Bind("winner", &g.winner, NoPlayer, document.Anything),
		document.Unless(document.Bind("end", &g.end, "", document.Anything), func() bool { return g.end == "" }),
		document.Unless(document.Bind("places", &g.places, nil, document.Anything), func() bool { return g.places == nil }),
		document.Bind("left", &g.Score, nil, document.Anything),
		document.Bind("code", &g.Code, "", document.IsLine(64)),
		seriesGameID(&g.ID),
	}
}

// seriesGameID is the field with the ID of a game in the history.
func seriesGameID(at *string) document.Field {
	return document.Bind("id", at, "", func(id string) bool {
		_, ok := parseID(id)
		return ok
	})
}

// decode decodes a series. On an error, which says what does not fit together, the series is empty.
func (state *SeriesState) decode(doc document.Object) (err error) {
	*state = SeriesState{}
	var found SeriesState
	if found.Players, err = decodeList(seriesPlayers, doc[seriesPlayers], (*SeriesPlayer).fields); err != nil {
		return err
	}
	filed, err := decodeList(seriesGames, doc[seriesGames], (*storedGame).fields)
	if err != nil {
		return err
	}
	for _, g := range filed {
		g.Outcome = decodeOutcome(g.winner, g.end, g.places, g.Score)
		found.Games = append(found.Games, g.SeriesGame)
	}
	if err := found.check(); err != nil || len(found.Players) == 0 {
		return err
	}
	doc.Decode(found.fields())
	found.Length = max(found.Length, len(found.Games))
	*state = found
	return nil
}

// encode encodes the series; other values of the document are kept.
func (state *SeriesState) encode(doc document.Object) {
	doc[seriesPlayers] = encodeList(doc[seriesPlayers], state.Players, (*SeriesPlayer).fields)
	var filed []storedGame
	for _, g := range state.Games {
		one := storedGame{SeriesGame: SeriesGame{Starts: g.Starts, Outcome: Outcome{Score: g.Score}, Code: g.Code, ID: g.ID}, winner: g.Winner()}
		one.end, one.places = g.encode()
		filed = append(filed, one)
	}
	doc[seriesGames] = encodeList(doc[seriesGames], filed, (*storedGame).fields)
	doc.Encode(state.fields())
	ofItsOwn := func(g storedGame) bool { return g.end != "" || g.places != nil }
	if n := len(state.Players); (n == 1 || n > 4 || slices.ContainsFunc(filed, ofItsOwn)) && doc.Version() < seriesVersion {
		doc[document.VersionName] = document.JSON(seriesVersion)
	}
}

// decodeList decodes a list of objects, nil if it is missing. Its error says that it is no such list.
func decodeList[T any](name string, raw json.RawMessage, fields func(*T) []document.Field) ([]T, error) {
	var objects []document.Object
	if raw == nil {
		return nil, nil
	}
	if err := json.Unmarshal(raw, &objects); err != nil {
		return nil, fmt.Errorf("the %s are no list of objects: %w", name, err)
	}
	var list []T
	for _, o := range objects {
		var one T
		o.Decode(fields(&one))
		list = append(list, one)
	}
	return list, nil
}

// encodeList encodes a list of objects. Unknown values of equal objects in the old list are kept.
func encodeList[T any](old json.RawMessage, list []T, fields func(*T) []document.Field) json.RawMessage {
	var before []document.Object
	_ = json.Unmarshal(old, &before) // nothing to keep otherwise
	objects := make([]document.Object, len(list))
	for i := range list {
		objects[i] = document.Object{}
		if i < len(before) && before[i] != nil {
			var stored T
			before[i].Decode(fields(&stored))
			if reflect.DeepEqual(stored, list[i]) {
				objects[i] = before[i]
			}
		}
		objects[i].Encode(fields(&list[i]))
	}
	return document.JSON(objects)
}

// read decodes the series of a file. Its error is ErrDamaged, or ErrNewer for a newer version's.
func (state *SeriesState) read(doc document.Object) error {
	if err := state.decode(doc); err != nil {
		return damagedOrNewer(err, doc.Version(), seriesVersion)
	}
	return nil
}
