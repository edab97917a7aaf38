package command_test

import (
	"path/filepath"
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

// TestHint prints the line that wins, the proof that there is none, or that the game is over.
func TestHint(t *testing.T) {
	const wedding = "[Game \"PERI\"]\n[Format \"1\"]\n[Patience \"wedding\"]\n[Tableau \"Qh 5c 8h 2d 8c 7s Kh - - - - - - -\"]\n"
	const harvest = "[Game \"PERI\"]\n[Format \"1\"]\n[Patience \"harvest\"]\n[Foundations \"7c\"]\n[Tableau \"6d / Kd / - / - / - / - / - / -\"]\n"
	for text, want := range map[string]string{
		wedding: "100.0–100.0 %", harvest: "t1-f1   0.0 %   0.0–0.0 %", wedding + "1: t3*t4\n": "the game is over", wedding + "1: t3*\n": "5:4: t3*: ",
	} {
		_, out, complaints := gametest.Run(peri.Game(), "hint", gametest.File(t, peri.Game(), text))
		if !strings.Contains(out+complaints, want) {
			t.Errorf("got %s%s, want %s", out, complaints, want)
		}
	}
}

// TestSimulate prints what is proven of deals, and writes them as records with their lines.
func TestSimulate(t *testing.T) {
	dir := t.TempDir()
	_, out, complaints := gametest.Run(peri.Game(), "simulate", "-patience", "wish", "-games", "6", "-json", "-records", dir)
	for _, want := range []string{`"patience":"wish","games":6`, `"won":`, `"proven_lost":`, `"unknown":0`, `"positions_per_second":`} {
		if !strings.Contains(out, want) {
			t.Errorf("got %s%s, want %s", out, complaints, want)
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(files) != 6 {
		t.Fatalf("got the files %v, %v", files, err)
	}
	if status, out, complaints := gametest.Run(peri.Game(), "verify", files...); status != 0 || !strings.Contains(out, "result=won") {
		t.Errorf("got %s%s", out, complaints)
	}
	for _, args := range [][]string{{"-patience", "whist"}, {"-seats", "mia"}} {
		if status, _, complaints := gametest.Run(peri.Game(), "simulate", args...); status != 2 {
			t.Errorf("%v: got %d, %s", args, status, complaints)
		}
	}
}
