package assets

import (
	"encoding/json"
	"flag"
	"io/fs"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"text/template/parse"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
)

var update = flag.Bool("update", false, "write the sentences of hints anew")

// hintKeys are the keys of what hints and refusals say.
var hintKeys = regexp.MustCompile(`^(hint|advice|dreixdrei\.advice|peri\.(hint|no))\.`)

// The sentences of hints have many branches, of which a game meets few. The golden files hold them all, to be read by somebody who knows
// one language only. Names in brackets are gaps.
func TestEverySentenceOfHintsReadsWell(t *testing.T) {
	for _, game := range []string{"dreist", "thegame", "dreixdrei", "peri"} {
		var got strings.Builder
		for _, language := range Languages() {
			got.WriteString("; " + language + "\n\n")
			sentences := map[string]any{}
			for _, file := range need.Value(fs.Glob(texts, "texts/"+game+"/*."+language+".json"))(t) {
				need.OK(t, json.Unmarshal(need.Value(texts.ReadFile(file))(t), &sentences))
			}
			for _, key := range slices.Sorted(maps.Keys(sentences)) {
				if hintKeys.MatchString(key) {
					got.WriteString(key + "\n" + strings.Join(variantsOf(t, sentences[key]), "\n") + "\n\n")
				}
			}
		}
		golden := "testdata/hints/" + game + ".txt"
		if *update {
			need.OK(t, os.WriteFile(golden, []byte(got.String()), 0o644))
		}
		want := strings.ReplaceAll(string(need.Value(os.ReadFile(golden))(t)), "\r\n", "\n")
		if diff := cmp.Diff(want, got.String()); diff != "" {
			t.Errorf("%s: -want +got\n%s", game, diff)
		}
	}
}

// variantsOf returns all that a sentence can say, singular and plural.
func variantsOf(t *testing.T, sentence any) (said []string) {
	t.Helper()
	forms, ok := sentence.(map[string]any)
	if !ok {
		forms = map[string]any{"other": sentence}
	}
	for _, form := range []string{"one", "other"} {
		text, ok := forms[form].(string)
		if !ok {
			continue
		}
		trees := need.Value(parse.Parse(form, text, "", "", map[string]any{"and": 0, "eq": 0, "gt": 0, "lt": 0, "ne": 0, "not": 0, "or": 0}))(t)
		for _, v := range variants([]variant{{}}, trees[form].Root) {
			if !slices.Contains(said, v.text) {
				said = append(said, v.text)
			}
		}
	}
	return said
}

// variant is what a template says for some answers to its conditions.
type variant struct {
	text    string
	answers map[string]bool
}

// variants returns each variant with what a list of nodes adds to it.
func variants(before []variant, list *parse.ListNode) []variant {
	if list == nil {
		return before
	}
	for _, node := range list.Nodes {
		var after []variant
		for _, v := range before {
			switch node := node.(type) {
			case *parse.IfNode:
				after = append(after, branches(v, node)...)
			case *parse.ActionNode:
				after = append(after, variant{v.text + "[" + strings.TrimPrefix(node.Pipe.String(), ".") + "]", v.answers})
			default:
				after = append(after, variant{v.text + node.String(), v.answers})
			}
		}
		before = after
	}
	return before
}

// branches returns a variant with either branch of a condition, or with one of them if the condition was answered before.
func branches(v variant, node *parse.IfNode) (all []variant) {
	condition, negated := strings.CutPrefix(node.Pipe.String(), "not ")
	for _, holds := range []bool{true, false} {
		if answer, known := v.answers[condition]; known && answer != holds {
			continue
		}
		answers := map[string]bool{condition: holds}
		maps.Copy(answers, v.answers)
		list := node.ElseList
		if holds != negated {
			list = node.List
		}
		all = append(all, variants([]variant{{v.text, answers}}, list)...)
	}
	return all
}
