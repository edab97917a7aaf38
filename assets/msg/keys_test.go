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
// catalogue; assets tests that all languages have the same keys.
func TestKeysAreThoseOfTheCatalogue(t *testing.T) {
	want, err := source(filepath.Join("..", "texts"))
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("keys.go", want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("keys.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("keys.go is not what the catalogue says: go generate ./assets/msg")
	}
}

// source returns the Go source with a constant for every key of the catalogue in a folder.
func source(folder string) ([]byte, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*de.json"))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprint(&b, "// Code generated from the German catalogue by go generate; DO NOT EDIT.\n\npackage msg\n")
	named := map[string]string{}
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
			name := Constant(key)
			if other, taken := named[name]; taken {
				return nil, fmt.Errorf("%s and %s would both be the constant %s", other, key, name)
			}
			named[name] = key
			if list, ok := texts[key].([]any); ok {
				lists = append(lists, fmt.Sprintf("%s = Lines{%q, %d}\n", name, key, len(list)))
			} else {
				sentences = append(sentences, fmt.Sprintf("%s = %q\n", name, key))
			}
		}
		if len(sentences) > 0 {
			fmt.Fprintf(&b, "\n// The sentences of the topic %q.\nconst (\n%s)\n", topic, strings.Join(sentences, ""))
		}
		if len(lists) > 0 {
			fmt.Fprintf(&b, "\n// The lists of the topic %q.\nvar (\n%s)\n", topic, strings.Join(lists, ""))
		}
	}
	return format.Source(b.Bytes())
}
