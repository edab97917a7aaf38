package words

// longest is how many letters of a text from a record are shown. A record may hold names and values of any length, and
// keeps them; those that the program writes itself are shorter.
const longest = 40

// Short returns a text from a record as it is shown: of a longer one the beginning, with an ellipsis.
func Short(text string) string {
	if letters := []rune(text); len(letters) > longest {
		return string(letters[:longest-1]) + "…"
	}
	return text
}
