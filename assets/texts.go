package assets

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"strconv"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed texts
var texts embed.FS

// Languages returns the codes of the program's languages, in the order of the settings page.
func Languages() []string { return []string{"de", "en"} }

// common is the language for players who speak none of them or have no preference: more people read English than German.
const common = "en"

// Texts says the program's sentences in one language. It is not safe for concurrent use.
type Texts struct {
	Language string
	Keys     map[string]string // names of keyboard keys by command, for {{.Keys.name}} in sentences: see SetKeys
	Edition  int               // grows whenever sentences change, so that drawn texts are laid out again
	say      *i18n.Localizer
	said     map[sentence]string // cache of sentences without values
}

// sentence is a key and, for a sentence about a number of things, that number.
type sentence struct {
	key   string
	count int
}

// uncounted is the count of a sentence that is not about a number of things.
const uncounted = -1

// NewTexts returns the sentences in the language closest to the wanted one: a BCP 47 tag, a locale name like de_AT.UTF-8, or several
// of them separated by colons, best first. Without a match, as for C, POSIX and "", the language is English.
func NewTexts(wanted string) (*Texts, error) {
	offered := append([]string{common}, Languages()...)
	var tags []language.Tag
	for _, l := range offered {
		tags = append(tags, language.Make(l))
	}
	var asked []language.Tag
	for l := range strings.SplitSeq(wanted, ":") {
		asked = append(asked, language.Make(l))
	}
	_, i, _ := language.NewMatcher(tags).Match(asked...) // the first where none comes close
	l := offered[i]
	all, err := sentences(l)
	if err != nil {
		return nil, err
	}
	return &Texts{Language: l, say: i18n.NewLocalizer(all, l), said: map[sentence]string{}}, nil
}

// catalogues holds the sentences of each requested language. They are read once: reading a thousand takes a while.
var catalogues sync.Map

func sentences(l string) (*i18n.Bundle, error) {
	read, _ := catalogues.LoadOrStore(l, sync.OnceValues(func() (*i18n.Bundle, error) {
		bundle := i18n.NewBundle(language.Make(l))
		bundle.RegisterUnmarshalFunc("json", unmarshal)
		for _, file := range catalogueFiles(l) {
			if _, err := bundle.LoadMessageFileFS(texts, file); err != nil {
				return nil, fmt.Errorf("assets: load the %s texts: %w", l, err)
			}
		}
		return bundle, nil
	}))
	return read.(func() (*i18n.Bundle, error))()
}

// unmarshal parses a catalogue. Each line of a list becomes a sentence of its own; its key is that of the list with a dot and the number of
// the line, from 1.
func unmarshal(data []byte, to any) error {
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	sentences := map[string]any{}
	for key, sentence := range all {
		list, ok := sentence.([]any)
		if !ok {
			sentences[key] = sentence
		}
		for i, line := range list {
			sentences[LineKey(key, i+1)] = line
		}
		if ok {
			lists.Store(key, len(list))
		}
	}
	*to.(*any) = sentences
	return nil
}

// lists holds the number of lines of each list in the catalogues read so far. All languages have the same lists.
var lists sync.Map

// LineCount returns the number of lines of a list in the catalogue, 0 if there is no such list.
func LineCount(list string) int {
	if _, read := lists.Load(list); !read {
		if _, err := sentences(common); err != nil {
			return 0
		}
	}
	count, _ := lists.Load(list)
	n, _ := count.(int)
	return n
}

// LineKey returns the key of a line of a list. Lines are numbered from 1.
func LineKey(list string, number int) string { return list + "." + strconv.Itoa(number) }

// catalogueFiles returns the files with the sentences of a language: one for each topic, such as keys.de.json, and one for the rest.
// Each game has its own folder.
func catalogueFiles(l string) (files []string) {
	for _, pattern := range []string{"texts/" + l + ".json", "texts/*." + l + ".json", "texts/*/*." + l + ".json"} {
		found, err := fs.Glob(texts, pattern)
		if err != nil {
			panic("assets: " + err.Error()) // the pattern is a constant of this function
		}
		files = append(files, found...)
	}
	return files
}

// Values fill the gaps of a sentence.
type Values map[string]any

// SetKeys sets the names of keyboard keys that sentences mention, by command.
func (t *Texts) SetKeys(names map[string]string) {
	t.Keys = names
	t.Edition++
	clear(t.said)
}

// values returns the values of a sentence with two more: Keys, and You, which is whether Name is that of a single player without a name.
func (t *Texts) values(own map[string]any) map[string]any {
	all := maps.Clone(own)
	if all == nil {
		all = map[string]any{}
	}
	all["Keys"] = t.Keys
	if _, taken := own["You"]; !taken && own["Name"] != nil {
		all["You"] = own["Name"] == t.Say("name.you")
	}
	return all
}

// Say returns the sentence with a key. For an unknown key it returns the key, so that a gap in the catalogue shows and does not crash.
func (t *Texts) Say(key string, values ...Values) string {
	return t.sayOnce(sentence{key, uncounted}, values)
}

// SayCount returns a sentence about n things, in the singular or plural. The value Count is n.
func (t *Texts) SayCount(key string, n int, values ...Values) string {
	return t.sayOnce(sentence{key, n}, values)
}

// sayOnce returns a sentence, from the cache if it has no values.
func (t *Texts) sayOnce(s sentence, values []Values) string {
	if len(values) > 0 {
		return t.localize(s, t.values(values[0]))
	}
	text, ok := t.said[s]
	if !ok {
		text = t.localize(s, t.values(nil))
		t.said[s] = text
	}
	return text
}

// localize returns a sentence in the language, or in the common language if it is missing.
func (t *Texts) localize(of sentence, values map[string]any) string {
	c := &i18n.LocalizeConfig{MessageID: of.key, TemplateData: values}
	if of.count != uncounted {
		c.PluralCount, values["Count"] = of.count, of.count
	}
	if s, err := t.say.Localize(c); err == nil || s != "" {
		return s
	}
	if all, err := sentences(common); err == nil && t.Language != common {
		if s, _ := i18n.NewLocalizer(all, common).Localize(c); s != "" {
			return s
		}
	}
	return c.MessageID
}
