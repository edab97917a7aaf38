package record_test

import (
	"testing"

	"dreist/build/gametest"
	"dreist/game/dreixdrei/record"
)

// demo is the record that the format is told with.
const demo = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Starts "2"]
[Down1 "9 3 J"]
[Open1 "4 7 12"]
[Hand1 "D 5 5"]
[Down2 "8 8 I"]
[Open2 "3 10 R"]
[Hand2 "6 6 11"]
[Draw "4 9 12 R 3 10 7"]

2: 11~3 .
1: D~4 .
2: 3
1: 5+5 ; draws 9 and 12
2: 6+6
1: 9
2: <
`

const demoPosition = `[Stage "play"]
[Draw "7"]
[Discard ""]
[Gone ""]
[Hand1 "4 10 12"]
[Open1 "7 12 D"]
[Down1 "9 3 J"]
[Phase1 "1"]
[Hand2 "3 3 4 5 5 6 6 9 R"]
[Open2 "10 11 R"]
[Down2 "8 8 I"]
[Phase2 "1"]
[Places ""]
[Turn "1"]
[Pending "-"]
`

// late is a set-up near the end.
const late = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Seat3 "Cleo"]
[Stage "play"]
[Down1 "4 J"]
[Open1 ""]
[Hand1 ""]
[Down2 ""]
[Open2 ""]
[Hand2 ""]
[Down3 "5"]
[Open3 "9"]
[Hand3 "9 12"]
[Draw ""]
[Discard "6 J=9 I"]
[Gone "D J"]
[Places "2"]
[Phase3 "2"]
`

func TestDemo(t *testing.T) {
	if got, want := gametest.VerifyText(record.Format(), demo, true), "ok turns=7 winner=-\n"+demoPosition; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// verdicts checks the beginning of what verify prints of edited texts: an ok line, or line and column of a fault.
func verdicts(t *testing.T, text string, all map[string]struct {
	edits []string
	want  string
}) {
	t.Helper()
	for name, tt := range all {
		t.Run(name, func(t *testing.T) {
			gametest.CheckVerdict(t, record.Format(), gametest.ReplaceInText(t, text, tt.edits...), tt.want)
		})
	}
}

type edits = map[string]struct {
	edits []string
	want  string
}

// Step 1: what is wrong with a tag by itself.
func TestFaultsOfATag(t *testing.T) {
	verdicts(t, demo, edits{
		"other tags":              {[]string{"[Draw", "[Hand11 \"x\"]\n[Seat0 \"\"]\n[Hand01 \"3\"]\n[Draw", "Anna", "A\x00\u2028"}, "ok turns=7 winner=-"},
		"not UTF-8":               {[]string{"Ben", "\xff"}, "1:1: "},
		"another tag first":       {[]string{`[Game "DREI x DR3I"]`, ` [Event "x"]`}, "1:2: "},
		"another game":            {[]string{"DREI x DR3I", "DREI"}, "1:8: "},
		"another format":          {[]string{`"1"`, `" 1"`}, "2:10: "},
		"no bracket":              {[]string{`"2"]`, `"2"`}, "5:1: "},
		"a tag twice":             {[]string{"[Starts", " [Seat1"}, "5:2: "},
		"another tag twice":       {[]string{"[Starts \"2\"]", "[Event \"2\"]\n[Event \"2\"]"}, "6:1: "},
		"twice before its value":  {[]string{"[Starts \"2\"]", "[Format \"2\"]"}, "5:1: "},
		"sets":                    {[]string{`[Starts "2"]`, `[Sets "3"]`}, "5:8: "},
		"a stage":                 {[]string{`[Starts "2"]`, `[Stage ""]`}, "5:9: "},
		"starts at 11":            {[]string{`[Starts "2"]`, `[Starts "11"]`}, "5:10: "},
		"a phase":                 {[]string{`[Starts "2"]`, `[Phase2 "4"]`}, "5:10: "},
		"a seat twice in places":  {[]string{`[Starts "2"]`, `[Places "2 2"]`}, "5:10: "},
		"no seat in places":       {[]string{`[Starts "2"]`, `[Places "2 ="]`}, "5:10: "},
		"no result":               {[]string{`[Starts "2"]`, `[Result ""]`}, "5:10: "},
		"two results":             {[]string{`[Starts "2"]`, `[Result "* 1"]`}, "5:10: "},
		"= in the middle":         {[]string{`[Starts "2"]`, `[Result "1 = 2"]`}, "5:10: "},
		"no card":                 {[]string{"5 5", "5 13"}, "8:13: "},
		"a name in a hand":        {[]string{"5 5", "5 J=5"}, "8:13: "},
		"a JOKER in the pile":     {[]string{`[Starts "2"]`, `[Discard "5 J"]`}, "5:13: "},
		"a DELETE in the pile":    {[]string{`[Starts "2"]`, `[Discard "5 D"]`}, "5:13: "},
		"J=D in the pile":         {[]string{`[Starts "2"]`, `[Discard "5 J=D"]`}, "5:13: "},
		"J=J in the pile":         {[]string{`[Starts "2"]`, `[Discard "5  J=J"]`}, "5:14: "},
		"a fourth open card":      {[]string{"4 7 12", "4 7 12 x"}, "7:16: "},
		"a fourth one face down":  {[]string{"9 3 J", "9 3 J 3"}, "6:15: "},
		"a fourth one in hand":    {[]string{"D 5 5", "D 5 5 6"}, "8:9: "},
		"the first of two faults": {[]string{"[Starts \"2\"]", "[Starts \"0\"]", "Format \"1", "Format \"2"}, "2:10: "},
		"the first kind of fault": {[]string{"[Format \"1\"]\n", "", "D 5 5", "D 5 x"}, "7:13: "},
	})
}

// Step 2: what is wrong with the tags together, in the order of the table.
func TestFaultsOfTheTags(t *testing.T) {
	verdicts(t, demo, edits{
		"no format":                      {[]string{"[Format \"1\"]\n", "", "D 5 5", "D 5"}, "1:1: "},
		"no second seat":                 {[]string{"[Seat2", "[Seat3"}, "1:1: "},
		"a seat after a gap":             {[]string{"[Starts \"2\"]", " [Seat4 \"\"]\n[Hand3 \"\"]", "[Draw", "[Draw0"}, "5:2: "},
		"a phase of no seat":             {[]string{"[Starts \"2\"]", "[Phase3 \"1\"]"}, "5:1: "},
		"one set for five":               {[]string{"[Starts \"2\"]", "[Seat3 \"\"]\n[Seat4 \"\"]\n[Seat5 \"\"]\n[Sets \"1\"]"}, "8:8: "},
		"no hand":                        {[]string{"[Hand2", "[Hend2"}, "1:1: "},
		"no draw pile":                   {[]string{"[Draw", "[Drow", "9 3 J", "9 9 9"}, "1:1: "},
		"too many 8s":                    {[]string{"4 9 12", "8 8 8"}, "12:12: "},
		"four JOKERs":                    {[]string{"[Starts \"2\"]", "[Gone \"J J J\"]"}, "6:13: "},
		"two sets have eight":            {[]string{"[Starts \"2\"]", "[Sets \"2\"]", "4 9 12", "8 8 8"}, "14:1: "},
		"two open cards":                 {[]string{"4 7 12", "4 7", "6 6 11", "6"}, "7:9: "},
		"two hand cards before open":     {[]string{"D 5 5", "D 5", "3 10 R", "3"}, "8:9: "},
		"a pile in the exchange":         {[]string{"[Starts \"2\"]", "[Discard \" 3 5\"]"}, "5:12: "},
		"too short a hand":               {[]string{"[Starts", "[Stage \"play\"]\n[Starts", "6 6 11", ""}, "12:9: "},
		"starts where nobody sits":       {[]string{"[Starts \"2\"]", "[Starts \"3\"]"}, "5:10: "},
		"a phase in the exchange":        {[]string{"[Starts \"2\"]", "[Phase1 \"2\"]", "4 9 12 R 3 10 7", ""}, "5:10: "},
		"nobody is out":                  {[]string{"[Starts \"2\"]", "[Places \"1\"]"}, "5:10: "},
		"the third seat has no cards":    {[]string{"[Starts \"2\"]", "[Seat3 \"\"]"}, "1:1: "},
		"an exchange without drawing":    {[]string{"4 9 12 R 3 10 7", "", "2: 11~3 .\n", "1: 11~3 .\n"}, "14:1: "},
		"lists in the order of the file": {[]string{"[Starts \"2\"]", "[Gone \"12 12 12\"]"}, "12:12: "},
	})
	verdicts(t, late, edits{
		"as it is":                   {nil, "ok turns=0 winner=-"},
		"four equal":                 {[]string{"9 12\"", "9 12 12 12 12\""}, "15:20: "},
		"the pile does not fit":      {[]string{"J=9 I", "J=9 I 8"}, "17:19: "},
		"the pile above a 7":         {[]string{"6 J=9 I", "7 I 9"}, "17:15: "},
		"places missing":             {[]string{"[Places \"2\"]\n", ""}, "1:1: "},
		"places of another":          {[]string{"[Places \"2\"]", "[Places \"1\"]"}, "19:10: "},
		"a place too few":            {[]string{"[Places \"2\"]", "[Places \"\"]"}, "19:10: "},
		"a place too many":           {[]string{"[Places \"2\"]", "[Places \" 2 4\"]"}, "19:10: "},
		"only one plays":             {[]string{"4 J", "", "[Places \"2\"]", "[Places \"1 2\"]"}, "1:1: "},
		"who starts is out":          {[]string{"[Phase3 \"2\"]", "[Starts \"2\"]"}, "20:10: "},
		"the phase may be 1":         {[]string{"[Phase3 \"2\"]", "[Phase3 \"1\"]"}, "ok"},
		"not 3":                      {[]string{"[Phase3 \"2\"]", "[Phase3 \"3\"]"}, "20:10: "},
		"who is out is in phase 3":   {[]string{"[Phase3 \"2\"]", "[Phase2 \"2\"]"}, "20:10: "},
		"the first seat comes first": {[]string{"[Phase3 \"2\"]", "[Phase3 \"3\"]\n[Phase1 \"1\"]"}, "21:10: "},
	})
}

// Steps 3 and 4: turns, and the result.
func TestFaultsOfTurns(t *testing.T) {
	verdicts(t, demo, edits{
		"a tag below":               {[]string{"2: 3", " [Event \"x\"]\n2: 3"}, "16:2: "},
		"another seat":              {[]string{"2: 3", "1: 3"}, "16:1: "},
		"stopped in the exchange":   {[]string{"1: D~4 .", "1: D~4"}, "16:1: "},
		"stopped without a token":   {[]string{"2: 3", "2:"}, "17:1: "},
		"an unknown token":          {[]string{"2: 3", "2: x"}, "16:4: "},
		"laying in the exchange":    {[]string{"2: 11~3 .", "2:  11"}, "14:5: "},
		"after the end of the turn": {[]string{"2: 3", "2: 3 6"}, "16:6: "},
		"against the rules":         {[]string{"5+5", "5+9"}, "17:4: "},
		"a result too early":        {[]string{"[Starts", "[Result \"1 2\"]\n[Starts"}, "5:10: "},
		"no result yet":             {[]string{"[Starts", "[Result \" * \"]\n[Starts"}, "ok"},
	})
	const end = "1: #2 =D #1\n"
	for turns, want := range map[string]string{
		end:                              "ok turns=1 winner=2",
		"1: #2 =D #1 3":                  "21:13: ",
		end + "3: 9":                     "22:1: ",
		end + " [Event \"\"]":            "22:2: ",
		"1: #2\n":                        "ok turns=0 winner=-",
		"1: #2 =D":                       "ok turns=0 winner=-",
		"1: #2\n1: =D":                   "22:1: ",
		"1: #2 =8":                       "21:7: ",
		"1: #2 <":                        "21:7: ",
		"1: =8":                          "21:4: ",
		"1: #3":                          "21:4: ",
		"[Result \"2 1 3\"]\n" + end:     "ok turns=1 winner=2",
		"[Result \"2 3 1\"]\n" + end:     "21:10: ",
		"[Result \"2 1 3 =\"]\n" + end:   "21:10: ",
		"[Result \"*\"]\n" + end:         "21:10: ",
		"[Result \"2 1 3\"]\n1: #2 =D\n": "21:10: ",
	} {
		gametest.CheckVerdict(t, record.Format(), late+turns, want)
	}
}
