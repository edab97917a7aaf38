package assets

import (
	"embed"
	"encoding/json"
	"fmt"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed texts
var texts embed.FS

// Languages lists the languages of the program, the first being the default.
func Languages() []string { return []string{"de", "en"} }

// Texts says the program's sentences in one language.
type Texts struct {
	Language string
	say      *i18n.Localizer
}

// NewTexts returns the sentences in the language that comes closest to the one asked for, given as a BCP 47 tag
// or a locale name like de_AT.UTF-8.
func NewTexts(wanted string) (*Texts, error) {
	bundle := i18n.NewBundle(language.German)
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	var tags []language.Tag
	for _, l := range Languages() {
		if _, err := bundle.LoadMessageFileFS(texts, "texts/"+l+".json"); err != nil {
			return nil, fmt.Errorf("assets: load the %s texts: %w", l, err)
		}
		tags = append(tags, language.Make(l))
	}
	_, i, _ := language.NewMatcher(tags).Match(language.Make(wanted))
	l := Languages()[i]
	return &Texts{Language: l, say: i18n.NewLocalizer(bundle, l)}, nil
}

// Values fill the gaps of a sentence.
type Values map[string]any

// Say returns a sentence. An unknown one returns its key, so that a gap in the catalogue is seen, not crashed on.
func (t *Texts) Say(key string, values ...Values) string {
	return t.localize(&i18n.LocalizeConfig{MessageID: key}, values)
}

// Count returns a sentence about n things in its singular or plural form, with n as the value Count.
func (t *Texts) Count(key string, n int) string {
	return t.localize(&i18n.LocalizeConfig{MessageID: key, PluralCount: n}, []Values{{"Count": n}})
}

func (t *Texts) localize(c *i18n.LocalizeConfig, values []Values) string {
	if len(values) > 0 {
		c.TemplateData = map[string]any(values[0])
	}
	s, err := t.say.Localize(c)
	if err != nil {
		return c.MessageID
	}
	return s
}
