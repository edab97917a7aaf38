package msg

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write keys.go")

// TestKeysAreThoseOfTheCatalogue holds that there is a constant for every key, and none for a key that is not in the
// catalogue, in the package of the game whose it is; assets tests that all languages have the same keys.
func TestKeysAreThoseOfTheCatalogue(t *testing.T) {
	type part struct{ texts, source, pkg, lines string }
	parts, named := []part{{"", "keys.go", "msg", "Lines"}}, map[string]string{}
	entries, err := os.ReadDir(filepath.Join("..", "texts"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if game := e.Name(); e.IsDir() {
			parts = append(parts, part{game, filepath.Join(game+"msg", "keys.go"), game + "msg", "msg.Lines"})
		}
	}
	if len(parts) < 2 {
		t.Fatal("no game has sentences of its own")
	}
	for _, own := range parts {
		want, err := source(filepath.Join("..", "texts", own.texts), own.pkg, own.lines, named)
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile(own.source, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(own.source)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the catalogue says: go generate ./assets/msg", own.source)
		}
	}
}

// source returns the Go source of a package with a constant for every key of the catalogue in a folder. The name
// of the game before a key is left out of the constant. Two keys of one name are an error, in whichever packages, but for those.
func source(folder, pkg, lines string, named map[string]string) ([]byte, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*de.json"))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	imports := ""
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		var texts map[string]any
		var sentences, lists []string
		if err := json.Unmarshal(data, &texts); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		topic := strings.TrimSuffix(strings.TrimSuffix(filepath.Base(file), "de.json"), ".")
		if topic == "" {
			topic = "game"
		}
		keys := make([]string, 0, len(texts))
		for key := range texts {
			keys = append(keys, key)
		}
		slices.Sort(keys)
		for _, key := range keys {
			own, ofGame := strings.CutPrefix(key, filepath.Base(folder)+".")
			name := Constant(own)
			scopes := []string{"", pkg}
			if ofGame {
				scopes = scopes[1:]
			}
			for _, scope := range scopes {
				if other, taken := named[scope+name]; taken {
					return nil, fmt.Errorf("%s and %s would both be the constant %s", other, key, name)
				}
				named[scope+name] = key
			}
			if list, ok := texts[key].([]any); ok {
				lists = append(lists, fmt.Sprintf("%s = %s{Key: %q, Count: %d}\n", name, lines, key, len(list)))
			} else {
				sentences = append(sentences, fmt.Sprintf("%s = %q\n", name, key))
			}
		}
		if len(sentences) > 0 {
			fmt.Fprintf(&b, "\n// The sentences of the topic %q.\nconst (\n%s)\n", topic, strings.Join(sentences, ""))
		}
		if len(lists) > 0 {
			if lines != "Lines" {
				imports = "\nimport \"dreist/assets/msg\"\n"
			}
			fmt.Fprintf(&b, "\n// The lists of the topic %q.\nvar (\n%s)\n", topic, strings.Join(lists, ""))
		}
	}
	head := "// Code generated from the German catalogue by go generate; DO NOT EDIT.\n\npackage " + pkg + "\n" + imports
	return format.Source(append([]byte(head), b.Bytes()...))
}
