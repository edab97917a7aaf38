package words

import (
	"fmt"

	"dreist/assets"
)

// Date returns a day given as YYYY-MM-DD in the way of the language; what is no day comes back as it is.
func (s Sentences) Date(day string) string {
	var year, month, date int
	if _, err := fmt.Sscanf(day, "%d-%d-%d", &year, &month, &date); err != nil {
		return day
	}
	return s.Say("date", assets.Values{"Year": year, "Month": fmt.Sprintf("%02d", month), "Day": date})
}
