package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// Verify checks the records in files by replaying them and prints one line for each to out: what it holds, or
// where and why it does not. The path "-" stands for stdin. With showPosition the line of a record that holds
// is followed by the position it reaches. It returns whether all of them hold and could be told.
func Verify(paths []string, stdin io.Reader, out io.Writer, showPosition bool) bool {
	w := bufio.NewWriter(out)
	ok := true
	for _, path := range paths {
		text, err := load(path, stdin)
		if err != nil {
			fmt.Fprintf(w, "%s: cannot be read: %v\n", path, err)
			ok = false
		} else if err := verify(w, path, text, showPosition); err != nil {
			fmt.Fprintf(w, "%s:%v\n", path, err)
			ok = false
		}
	}
	return w.Flush() == nil && ok
}

// verify prints what a record holds, or returns why it does not hold and prints nothing.
func verify(w io.Writer, path, text string, showPosition bool) error {
	g, r, err := read(text)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "%s: ok turns=%d winner=%s\n", path, r.turns, g.seatText(r.position.Winner()))
	if showPosition {
		w.Write(g.AppendPosition(nil, &r.position))
	}
	return nil
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
