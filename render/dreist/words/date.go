package words

import (
	"strconv"
	"time"

	"dreist/assets"
	"dreist/assets/msg"
)

// Date returns a day given as YYYY-MM-DD in the way of the language; what is no day comes back as Short has it.
func (s Sentences) Date(day string) string {
	d, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return Short(day)
	}
	month := s.Say("month." + strconv.Itoa(int(d.Month())))
	return s.Say(msg.Date, assets.Values{"Year": d.Year(), "Month": month, "Day": d.Day()})
}
