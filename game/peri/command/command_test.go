package command_test

import (
	"strings"
	"testing"

	"dreist/build/gametest"
	peri "dreist/game/peri/command"
)

// TestDeals prints deals of codes, of patiences and of neither, which hold as records and carry their codes.
func TestDeals(t *testing.T) {
	for args, want := range map[string]string{
		"":           "moves=0 left=32 result=-", // the seed is 7
		"sliding":    "moves=0 left=13 result=-",
		"battalion":  "moves=0 left=104 result=-",
		"p120000007": "",
	} {
		status, text, complaints := gametest.Run(peri.Game(), "deal", strings.Fields(args)...)
		if want == "" {
			if status != 1 || !strings.Contains(complaints, "read a deal code") {
				t.Errorf("%s: got %d, %s", args, status, complaints)
			}
			continue
		}
		if args == "" && !strings.Contains(text, "\"As 9h Td 7s 9d Jd Qs") {
			t.Errorf("got another deal of the code:\n%s", text)
		}
		path := gametest.File(t, peri.Game(), text)
		if _, out, _ := gametest.Run(peri.Game(), "verify", path); status != 0 || out != path+": ok "+want+"\n" {
			t.Errorf("%s: got %d, %s%s for\n%s", args, status, complaints, out, text)
		}
		_, code, _ := strings.Cut(text, `[Code "`)
		code, _, _ = strings.Cut(code, `"`)
		if _, again, _ := gametest.Run(peri.Game(), "deal", strings.ToLower(code)); again != text || code == "" {
			t.Errorf("%s: got\n%s\nwant\n%s", code, again, text)
		}
	}
}
