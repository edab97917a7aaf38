package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
)

// The tags that every record has.
const (
	gameTag   = "Game"
	formatTag = "Format"
)

// Format is the record format of a game.
type Format struct {
	Game    string // what the tag Game says
	Version string // what the tag Format says, a number
	// Check replays a record by the rules. It returns what Verify prints behind "ok": one line, and the position
	// reached as tags below it if that is asked for.
	Check func(text string, position bool) (verdict string, err *Error)
	Ext   string // of the files of its records, with the dot
}

// IsNewer reports whether a text is a record of the game in a later format than this one, of which nothing else is
// known.
func (f Format) IsNewer(text string) bool {
	s := begin(text)
	for first := true; ; first = false {
		l, ok, err := s.next()
		if err != nil || !ok || !l.isTag() {
			return false
		}
		t, err := l.Tag()
		switch {
		case err != nil, first && (t.Name != gameTag || t.Value.Text != f.Game):
			return false
		case t.Name == formatTag:
			known, _ := strconv.Atoi(f.Version)
			version, err := strconv.Atoi(t.Value.Text)
			return err == nil && version > known
		}
	}
}

// Verify checks the records in files by replaying them and prints one line for each to out: what it holds, or where
// and why it does not. The path "-" stands for stdin. With position the line of a record that holds is followed by
// the position it reaches. The formats are those of all games, see Find. A file that cannot be read is told of as line
// 0. Verify returns whether all records hold and could be told.
func Verify(paths []string, stdin io.Reader, out io.Writer, position bool, formats ...Format) bool {
	w := bufio.NewWriter(out)
	ok := true
	for _, path := range paths {
		text, err := load(path, stdin)
		if err != nil {
			fmt.Fprintf(w, "%s:0:0: cannot be read: %v\n", path, err)
			ok = false
		} else if verdict, err := formats[Find(path, text, formats)].Check(text, position); err != nil {
			fmt.Fprintf(w, "%s:%v\n", path, err)
			ok = false
		} else {
			fmt.Fprintf(w, "%s: ok %s", path, verdict)
		}
	}
	return w.Flush() == nil && ok
}

// Find returns the index of the format of a record: that of the game which it names. One that names none of their games
// is meant to be what its file is called, and else the first.
func Find(path, text string, formats []Format) int {
	game := GameOf(text)
	i := slices.IndexFunc(formats, func(f Format) bool { return f.Game == game })
	if i < 0 {
		i = slices.IndexFunc(formats, func(f Format) bool { return f.Ext != "" && strings.HasSuffix(path, f.Ext) })
	}
	return max(i, 0)
}

// GameOf returns the game that a record's first tag Game names, as far as the tag can be read, "" where there is none.
func GameOf(text string) string {
	for s := begin(text); s.rest != ""; {
		l, ok, _ := s.next()
		if !ok || !l.isTag() {
			continue
		}
		if t, _ := l.Tag(); t.Name == gameTag {
			return t.Value.Text
		}
	}
	return ""
}

// load reads a file, or stdin for "-", as far as it takes to see that it is too large.
func load(path string, stdin io.Reader) (string, error) {
	in := stdin
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return "", cause(err)
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, MaxSize+1))
	return string(text), cause(err)
}

// cause returns an error without the path that it names: the path stands at the start of the line already.
func cause(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}
