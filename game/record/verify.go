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
	Game    string // value of the tag Game
	Version string // value of the tag Format, a number
	// Check replays a record by the rules. It returns what Verify prints after "ok": one line, and, if position is set, the position reached
	// as tags below it.
	Check func(text string, position bool) (verdict string, err *Error)
	Ext   string // extension of record files, with the dot
}

// IsNewer reports whether a text is a record of this game in a later format, which cannot be read further.
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

// Verify checks the records in files by replaying them and prints one line for each to out: a summary, or the place and reason of the
// fault, which is line 0 for an unreadable file. The path "-" is stdin. With position, the line of a valid record is followed by the
// position it reaches. The formats are those of all games, see Find. Verify returns whether all records are valid and out could be written.
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

// Find returns the index of the format of a record: that of the game which it names, else that with the extension of its path, else 0.
func Find(path, text string, formats []Format) int {
	game := GameOf(text)
	i := slices.IndexFunc(formats, func(f Format) bool { return f.Game == game })
	if i < 0 {
		i = slices.IndexFunc(formats, func(f Format) bool { return f.Ext != "" && strings.HasSuffix(path, f.Ext) })
	}
	return max(i, 0)
}

// GameOf returns the value of a record's first tag Game, as far as it can be parsed; "" if there is none.
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

// load reads a file, or stdin for "-", up to one byte more than MaxSize.
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

// cause returns an error without its path, which begins the line already.
func cause(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}
