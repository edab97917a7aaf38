package assets

import (
	"testing"

	"dreist/build/need"
)

func TestDateIsWrittenInTheWayOfTheLanguage(t *testing.T) {
	for _, c := range []struct{ day, german, english string }{
		{"2026-11-21", "21.11.2026", "21 Nov 2026"},
		{"2027-03-05", "5.3.2027", "5 Mar 2027"},
		{"2026-02-30", "2026-02-30", "2026-02-30"},
		{"yesterday", "yesterday", "yesterday"},
	} {
		for language, want := range map[string]string{"de": c.german, "en": c.english} {
			texts := need.Value(NewTexts(language))(t)
			if got := texts.FormatDate(c.day); got != want {
				t.Errorf("%s: got %q for %s, want %q", language, got, c.day, want)
			}
		}
	}
}

// TestTheOnlyPlayerIsSpokenTo says sentences about the player who has no name, in a match that was begun in the other language.
func TestTheOnlyPlayerIsSpokenTo(t *testing.T) {
	for language, want := range map[string][3]string{
		"de": {"Du bleibst auf den Karten sitzen.", "Du hast keine Karten mehr.", "Ada bleibt auf den Karten sitzen."},
		"en": {"You’re left holding the cards.", "You have no cards left.", "Ada is left holding the cards."},
	} {
		texts := need.Value(NewTexts(language))(t)
		for _, begun := range Languages() {
			other := need.Value(NewTexts(begun))(t)
			you := Values{"Name": texts.PlayerName(other.Say("name.you"))}
			got := [3]string{texts.Say("dreixdrei.ended.loser", you), texts.Say("logged.passed", you),
				texts.Say("dreixdrei.ended.loser", Values{"Name": texts.PlayerName("Ada")})}
			if got != want {
				t.Errorf("%s, begun in %s: got %q, want %q", language, begun, got, want)
			}
		}
	}
}
