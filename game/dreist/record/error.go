package record

import "fmt"

// Error says where a text breaks the record format or the rules of the game, and why.
type Error struct {
	Line, Column int    // counted from 1, the column in characters
	Token        string // what stands there; empty where nothing does
	Reason       Reason
}

// Error returns "line:column: token: reason", with "-" for a token that is not there.
func (e *Error) Error() string {
	token := e.Token
	if token == "" {
		token = "-"
	}
	return fmt.Sprintf("%d:%d: %s: %s", e.Line, e.Column, token, e.Reason)
}

// longestToken keeps a message readable when the broken token is a whole broken file.
const longestToken = 60

func clip(token string) string {
	if letters := []rune(token); len(letters) > longestToken {
		return string(letters[:longestToken]) + "…"
	}
	return token
}
