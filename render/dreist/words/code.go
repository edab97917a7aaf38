package words

import (
	"errors"

	"dreist/assets"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// ReadDealCode parses the code of a deal. If it is wrong, fault is a sentence about the error, else empty.
func (s Sentences) ReadDealCode(text string) (deal record.Code, fault string) {
	deal, err := record.ParseCode(text)
	wrong := &form.CodeError{}
	switch {
	case err == nil:
		return deal, ""
	case !errors.As(err, &wrong):
		return deal, s.Say("code.fault.setup")
	}
	values := assets.Values{"At": wrong.SymbolNumber, "Symbol": string(wrong.Symbol), "Length": wrong.Length, "Want": wrong.Want}
	key := "code.fault." + string(wrong.Fault)
	if wrong.LooksLike != 0 {
		values["LooksLike"] = string(wrong.LooksLike)
		key += ".like"
	}
	return deal, s.Say(key, values)
}
