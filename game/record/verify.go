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

// The names of tags in records of all games.
const (
	gameTag   = "Game"
	formatTag = "Format"
	resultTag = "Result"
)

// zipFile is the beginning of every zip file, and so of backups.
const zipFile = "PK\x03\x04"

// Format is the record format of a game.
type Format struct {
	GameName string // value of the tag Game
	Version  string // value of the tag Format, a number
	// Check replays a record by the rules. The verdict is printed after "ok": one line and, if position is true, the final position as tags
	// below it.
	Check    func(text string, position bool) (verdict string, err *Error)
	Ext      string // extension of record files, with the dot
	OtherExt string // second extension, which may also name the game on the command line; empty for none
	// TagPrefix is the beginning of at least one tag's name in every record of this game, and of no tag of another game. FindFormat uses it to recognise
	// broken records.
	TagPrefix string
	// UnreadableLine is the number printed as line and column for a file that cannot be opened.
	UnreadableLine int
}

// IsNewer reports whether a text is a record of this game in a later format, which this program cannot read.
func (f Format) IsNewer(text string) bool {
	s := newSource(text)
	for first := true; ; first = false {
		l, ok, err := s.next()
		if err != nil || !ok || !l.isTag() {
			return false
		}
		t, err := l.ParseTag()
		switch {
		case err != nil, first && (t.Name.Text != gameTag || t.Value.Text != f.GameName):
			return false
		case t.Name.Text == formatTag:
			known, _ := strconv.Atoi(f.Version)
			version, err := strconv.Atoi(t.Value.Text)
			return err == nil && version > known
		}
	}
}

// Verify replays the records in files and prints one line for each to out: a summary, or the place and reason of the fault. The path "-"
// is stdin. If position is true, the final position follows each valid record. The formats are those of all games, see FindFormat. Verify
// returns whether all records are valid and out could be written.
func Verify(paths []string, stdin io.Reader, out io.Writer, position bool, formats ...Format) (valid bool) {
	w := bufio.NewWriter(out)
	ok := true
	for _, path := range paths {
		text, err := load(path, stdin)
		if err != nil {
			at := unreadable(path, formats)
			fmt.Fprintf(w, "%s:%d:%d: cannot be read: %v\n", path, at, at, err)
			ok = false
		} else if strings.HasPrefix(text, zipFile) {
			fmt.Fprintf(w, "%s:1:1: PK: a backup of the program, not a record\n", path)
			ok = false
		} else if verdict, err := formats[FindFormat(path, text, formats)].Check(text, position); err != nil {
			fmt.Fprintf(w, "%s:%v\n", path, err)
			ok = false
		} else {
			fmt.Fprintf(w, "%s: ok %s", path, verdict)
		}
	}
	return w.Flush() == nil && ok
}

// FindFormat returns the index of a record's format. It looks first at the tag Game, then for the game's name in the text or a tag of the format's
// own, then at the path's extension. It returns 0 if nothing fits.
func FindFormat(path, text string, formats []Format) int {
	game := GameOf(text)
	for _, is := range []func(f Format) bool{
		func(f Format) bool { return f.GameName == game },
		func(f Format) bool {
			return f.TagPrefix != "" && (strings.Contains(text, f.GameName) || strings.Contains(text, "["+f.TagPrefix))
		},
		func(f Format) bool { return f.OtherExt != "" && strings.HasSuffix(path, f.OtherExt) },
		func(f Format) bool { return f.Ext != "" && strings.HasSuffix(path, f.Ext) },
	} {
		if i := slices.IndexFunc(formats, is); i >= 0 {
			return i
		}
	}
	return 0
}

// unreadable returns the number printed as line and column for a file that cannot be opened: that of the format of its extension, else 0.
func unreadable(path string, formats []Format) int {
	if f := formats[FindFormat(path, "", formats)]; strings.HasSuffix(path, f.Ext) || f.OtherExt != "" && strings.HasSuffix(path, f.OtherExt) {
		return f.UnreadableLine
	}
	return 0
}

// GameOf returns the value of a record's first tag Game, as far as it can be parsed; "" if there is none.
func GameOf(text string) string {
	for s := newSource(text); s.rest != ""; {
		l, ok, _ := s.next()
		if !ok || !l.isTag() {
			continue
		}
		if t, _ := l.ParseTag(); t.Name.Text == gameTag {
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

// cause returns an error without its path, which the printed line begins with.
func cause(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}
