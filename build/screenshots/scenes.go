package main

import (
	"fmt"
	"slices"
	"strings"

	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
)

// staged is a scene: the state that the program finds, the script, and further steps in Go.
type staged struct {
	name   string
	set    preparation
	script string
	more   func(s *shot)
}

// scenes returns all scenes in the order of their pictures. Several may have the same name.
func scenes() ([]staged, error) {
	newGame, err := fixtures.Start(7)
	if err != nil {
		return nil, err
	}
	deep, err := fixtures.TwelveRows()
	if err != nil {
		return nil, err
	}
	record, _, err := fixtures.Game(4, fixtures.Greedy)
	if err != nil {
		return nil, err
	}
	begun, err := tutorSave(3)
	if err != nil {
		return nil, err
	}
	loss, err := tutorBeforeLoss()
	if err != nil {
		return nil, err
	}
	midgame, somebody := before(fixtures.Midgame), remembered(nil)
	play := func(name, script string) staged { return staged{name, somebody, script, nil} }
	list := []staged{
		{demonstration, before(fixtures.RowTrio), opens, demonstrate},
		{"start", nil, "snap start; point start.ladder; snap start-hover", nil},
		{"start", all(remembered(wellTravelled), early), "burst start-comes 12 6; wait 24; snap start-tiles", nil},
		{"start", all(remembered(wellTravelled), dark), "snap start-tiles-dark; strike Tab Tab Tab; snap start-keys-dark", nil},
		{"start", midgame, "snap start-continue; strike Enter; burst start-to-table 10 6", nil},
		{"shelf", nil, `wait 72; point shelf.thegame; wait 12; snap shelf-tips; click shelf.thegame; burst shelf-opens 12 5; wait 60; strike Enter;
			burst thegame-to-table 10 3; wait 300; key Escape; click menu.leave; burst thegame-to-start 10 4`, nil},
		{"the game", chosen(lastTheGame), `snap thegame-start; press begin.alone; wait 300; snap thegame-table; press advice.button;
			wait 80; snap thegame-nudge; strike H; wait 24; snap thegame-hint; strike H; wait 24; snap thegame-turn`, nil},
		{"the game", chosen(lastTheGame), `press begin.alone; wait 300; key Escape; press menu.leave; wait 60; snap thegame-begun;
			press shelf.dreist; wait 60; snap start-shelf-begun`, nil},
		{"the game", chosen(lastTheGame), "press begin.alone; wait 300; key Enter; wait 30; snap thegame-refused; key F1; snap thegame-refused-explained", nil},
		{"the game at a glance", chosen(lastTheGame), glance, nil},
		{"the game", all(chosen(lastTheGame), dark), "snap thegame-start-dark; press begin.together; snap thegame-setup", nil},
		{"the game agrees", chosen(lastTheGame), "press begin.together setup.play; wait 240; snap thegame-begins; press begins.2; wait 300; snap thegame-begun", nil},
		{"the game wins", all(chosen(lastTheGame), saved(store.Solo.Of("thegame"), nearlyWon), remembered(sometimesLost)), `press begin.resume; wait 60;
			key Digit9 Digit2 A; wait 60; key Digit9 Digit4; strike A; burst thegame-won 14 9; wait 200; snap thegame-end-won`, nil},
		{"the game ends", all(chosen(lastTheGame), saved(store.Solo.Of("thegame"), nearlyLost), remembered(sometimesLost)), `press begin.resume; wait 60;
			key Digit9 A; wait 240; snap thegame-lost; press end.settle; wait 240; snap thegame-end;
			key Escape; wait 90; snap thegame-uncovered; key Escape; wait 30; press menu.leave; press statistics.title;
			wait 30; snap thegame-statistics`, nil},
		{"gifts", newcomer, "snap gifts-none", nil},
		{"gifts", all(newcomer, early, remembered(brought(0))), "wait 68; burst gifts-ladder 12 8; wait 12; snap gifts-ladder-there", nil},
		{"gifts", all(newcomer, early, dark, remembered(brought(1))), "wait 68; burst gifts-daily 3 30; wait 12; snap gifts-daily-there", nil},
		{"gifts", all(newcomer, early, remembered(brought(2))), "wait 68; burst gifts-medals 3 30; wait 12; snap gifts-medals-there", nil},
		{"table", saved(store.Solo, newGame), "sit; snap table-new", nil},
		{"hand", midgame, `sit; snap table-midgame; hold $wide $low; wait 24; snap held-over-cell; point prompt@.5,0; wait 24;
			snap held-between; strike Escape; up; wait 24;
			click $wide; wait 24; snap selected; key Escape; drag $kept $away; wait 6; snap refused-shaking; wait 24; snap refused;
			drag $wide $low; settle; key Backspace; wait 48; snap taken-back; strike Digit1; key Digit1; snap keys; key Digit1; snap keys-selected;
			key Escape; drag $wide discard; settle; snap discard-question; strike Tab; key Enter; key Digit1; wait 24;
			snap discard-question-answered`, nil},
		{"hand", midgame, weight, nil},
		{"hand", all(midgame, dark), weight, nil},
		{"hints", midgame, hinted, nil},
		{"hints", all(midgame, dark), strings.ReplaceAll(hinted, "hint-", "dark-hint-"), nil},
		{"hints", before(fixtures.Won), "sit; key H; wait 80; snap hint-nothing", nil},
		{"hints", before(fixtures.RowTrio), "sit; key A; wait 80; snap hint-row", nil},
		{"hints", seated(7, "", "fair", "easy", "fair"),
			"press start.table; key Enter; wait 48; join; key H; wait 80; snap hint-table-of-four; key A; snap hint-table-of-four-turn", nil},
		{"fitting", midgame, `sit; snap fitting; point $kept; wait 24; snap fitting-hover; point prompt; wait 12; click $kept; wait 24;
			snap fitting-nowhere; key Escape; key H; wait 80; snap fitting-hint`, nil},
		{"fitting", all(midgame, chosen(func(s *store.Settings) { s.Help.Fitting = false })), "sit; snap fitting-off", nil},
		{"fitting", seated(7, "", "", "easy"), `press start.table; key Enter; wait 48; snap fitting-curtain; key Enter; wait 72;
			snap fitting-table`, nil},
		{"opening", before(fixtures.Opening), "sit; play; settle; snap opening-waits", nil},
		{"row DREIer", before(fixtures.RowTrio), `sit; hold $laid $there; wait 24; snap row-preview; strike Escape; up; wait 24;
			play; until TrioMade .1; burst row-trio 10 6; settle; snap row-question`, nil},
		{"row DREIer", before(func() (fixtures.Moment, error) { return fixtures.FurtherTrio(2) }),
			"sit; play; until TrioMade .1; burst row-second 5 11; settle", nil},
		{"row DREIer", all(before(func() (fixtures.Moment, error) { return fixtures.FurtherTrio(3) }), dark),
			"sit; play; until TrioMade .1; burst row-third 10 7; settle", nil},
		{"column DREIer", before(fixtures.ColumnTrio), `sit; hold $laid $there; wait 24; snap column-preview; strike Escape; up; wait 24; play;
			until TrioMade .1; burst column-trio 10 10;
			settle; snap column-after`, nil},
		{"Egon", before(fixtures.LongTurn), "sit; play; until EgonRevealed .1; burst egon-reveals 8 6; unseen;" +
			strings.Repeat("until EgonSetAside .5; wait 10;", 6) +
			"seldom; until EgonRevealed .7; snap egon-cards-aside; key Space; snap egon-paused; key Escape; snap egon-done", nil},
		{"Egon lives", midgame, `sit; snap egon-silent; click egon; burst egon-poked 6 3; wait 200; point $wide; wait 12; snap egon-looks;
			point prompt; wait 24;
			drag $kept $away; burst egon-refused 6 6`, nil},
		{"Egon lives", before(fixtures.RowTrio), `sit; hold $laid $there; wait 24; snap egon-brows; strike Escape; up; wait 24; play;
			until TrioMade .2; burst egon-sour 6 9`, nil},
		{"Egon lives", all(dark, before(fixtures.ColumnTrio)), "sit; play; until ColumnCleared .1; burst egon-startled 6 9", nil},
		{"Egon lives", before(fixtures.Gift), "sit; play; until GiftGiven .2; burst egon-gift 6 15", nil},
		{"Egon lives", before(fixtures.Won), "sit; unseen; idle; seldom; burst egon-nervous 8 6", nil},
		{"Egon lives", saved(store.Solo, newGame), `sit; unseen; idle; seldom; burst egon-idle 8 6; unseen; idle; seldom;
			burst egon-idle-next 8 6`, nil},
		{"gift", before(fixtures.DrawOrGift), "sit; snap draw-or-gift; strike Tab; key ArrowRight; wait 24; snap draw-or-gift-keys", nil},
		{"gift", before(fixtures.Gift), "sit; snap gift-question; play; until GiftGiven .1; burst gift-flies 8 8; settle", nil},
		{"gift", before(fixtures.EmptyHand), `sit; play; wait 14; burst gift-tied 10 9; settle; hold hand@.5,.5 egon@.5,.6; wait 8;
			snap gift-held; up; wait 10; burst gift-lands 5 8; settle`, nil},
		{"gift", before(fixtures.EmptyHand), "sit; play; wait 4; settle; click button.keep; burst gift-unties 4 6", nil},
		{"panels", before(fixtures.LongTurn), `sit; play; finish; settle; key L; snap log; strike L F10; burst menu-opens 5 2; wait 24;
			snap menu; strike Escape; burst menu-shuts 3 2; key F2; snap confirm-new-game; key Escape F10; click menu.leave;
			burst table-to-start 11 3`, nil},
		{"deep layouts", before(func() (fixtures.Moment, error) { return fixtures.Deeper(8) }), "sit; play; finish; settle; snap deep-8-rows",
			nil},
		{"deep layouts", saved(store.Solo, deep), `sit; snap deep-12-rows-top; point rows; wheel -2; wait 24; snap deep-12-rows-scrolled;
			wheel -9; wait 24; snap deep-12-rows-end; click card.6y.0; wait 24; snap deep-12-rows-targets`, nil},
		{"ends", all(before(fixtures.Won), remembered(wonIn(40, 38))),
			"sit; play; until MatchWon .01; burst won 11 14; wait 120; snap end-won; key Escape; snap end-won-table", nil},
		{"ends", before(fixtures.Lost), `sit; play; unseen; until MatchWon .01; seldom; burst lost 9 14; wait 120; snap end-lost; key Escape;
			snap end-lost-table`, nil},
		{"ends", all(before(fixtures.Close), dark), "sit; play; until MatchWon .3; burst close 3 16; wait 240; snap end-close", nil},
		{"ends", lastOfThree("4v 8v", coach.Easy), `press start.table; key Enter; wait 48; join; discard; until MatchWon .1;
			burst three-computer 5 20; wait 180; snap end-three-computer`, nil},
		{"ends", lastOfThree("4v", ""), `press start.table; key Enter; wait 48; key Enter; wait 48; join; discard; until MatchWon .4;
			burst three-person 4 20; wait 180; snap end-three-person`, nil},
		{"ends", remembered(lastOfShared), `press start.table; key Enter; wait 48; join; discard; until MatchWon .9; wait 30; burst shared 3 12;
			wait 180; snap end-shared`, nil},
		{"broken save", saved(store.Solo, "this is not a record\n"), "wait 60; snap notice-broken-save", nil},
		{"dark table", all(midgame, dark), `sit; snap dark-table; hold $wide $low; wait 24; snap dark-held; strike Escape; up; key F10;
			snap dark-menu`, nil},
		{"statistics", remembered(remember), `press start.statistics; snap statistics-light; strike ArrowRight ArrowRight; burst page-turns 4 2;
			wait 12; strike ArrowLeft ArrowLeft; burst bars-grow 6 3`, nil},
		{"statistics", all(dark, remembered(remember)), "press start.statistics; snap statistics-dark", nil},
		{"statistics", remembered(rememberAll), `press start.statistics; snap statistics; strike Tab Tab; wait 12; snap statistics-game;
			strike ArrowRight; key Enter; snap statistics-look-back`, nil},
		{"statistics", remembered(wonIn(24)), "press start.statistics; snap statistics-one-game", nil},
		{"statistics", somebody, `press start.statistics; snap statistics-empty; press history.open; snap history; strike Tab ArrowRight;
			wait 24; snap history-empty`, nil},
		{"statistics", all(somebody, dark), "press start.statistics; snap statistics-empty-dark", nil},
		play("setup", "press start.table; snap setup; press setup.join.2; snap setup-of-three; press setup.join.3; snap setup-of-four"),
	}
	list = append(list, ladderScenes()...)
	list = append(list, analysisScenes()...)
	for _, c := range store.Cloths() {
		list = append(list, staged{"cloths", all(midgame, chosen(func(s *store.Settings) { s.Cloth = c })),
			strings.ReplaceAll("sit; snap cloth-NAME; hold $wide $low; wait 24; snap cloth-NAME-held", "NAME", string(c)), nil})
	}
	for back := range pictures.Backs {
		list = append(list, staged{"backs", all(before(fixtures.LongTurn),
			chosen(func(s *store.Settings) { s.Cards = store.Cards{Back: back, StrongSymbols: back%2 == 1} })),
			fmt.Sprintf("sit; snap back-%d", back), nil})
	}
	list = append(list,
		staged{"settings", midgame, `key Comma; wait 24; snap settings-light; press about.open; wait 24; snap about; key Escape; strike Tab;
			key Tab; snap settings-keys; press settings.reset; wait 24; snap settings-reset; key Escape; key Escape; sit; key F10; wait 24;
			snap pause`, nil},
		staged{"settings", all(midgame, dark), `sit; point log; wait 40; snap tip-icon; point button.tip; wait 40; snap tip-key; key Comma;
			wait 24; snap settings-dark`, nil},
		staged{"settings", all(midgame, chosen(func(s *store.Settings) { s.TextSize = store.LargestText })),
			"sit; snap text-largest; key Comma; wait 24; snap settings-largest; key PageDown; snap settings-largest-end", nil})
	const choosing = `key Comma; wait 24; press keyboard.open; wait 24; snap keys-NAME; press keyboard.mute; snap keys-NAME-asks; key Tab;
		snap keys-NAME-steers;
		key H; snap keys-NAME-taken; key Enter; wait 24; snap keys-NAME-swapped; key PageDown PageDown PageDown; snap keys-NAME-end`
	list = append(list,
		staged{"keys", midgame, strings.ReplaceAll(choosing, "NAME", "light") +
			"; key Escape; key Escape; sit; point button.tip; wait 40; snap keys-tip; key Digit1; wait 24; snap keys-prompt", nil},
		staged{"keys", all(midgame, dark), strings.ReplaceAll(choosing, "NAME", "dark"), nil},
		staged{"keys", all(midgame, chosen(func(s *store.Settings) { s.TextSize = store.LargestText })),
			strings.ReplaceAll(choosing, "NAME", "largest"), nil})
	list = append(append(list, medalScenes()...), append(theGameKept(), theGameFirst()...)...)
	list = append(append(append(list, dreixdreiScenes()...), dreixdreiFirst()...), worthScenes()...)
	list = append(list, periScenes()...)
	for i, name := range []string{"two", "three", "four"} {
		players := []string{"", "fair", "easy", "fair"}[:i+2]
		list = append(list, staged{"tables", seated(7, players...), strings.ReplaceAll(`press start.table; key Enter; wait 48; join;
			snap table-of-N;
			discard; other; wait 30; snap table-of-N-computer; finish; settle; snap table-of-N-recap`, "N", name), nil})
	}
	list = append(list, staged{"tables", seated(9, "", "", "easy"),
		"press start.table; key Enter; wait 48; snap curtain; key Enter; wait 48; snap curtain-raised", nil})
	for n := 2; n <= dreist.MaxSeats; n++ {
		list = append(list, staged{"gifts", all(somebody, saved(store.Table, giftSave(n))), fmt.Sprintf(`press start.table; key Enter; key N;
			wait 24; snap gift-among-%d; key ArrowDown; wait 30; snap gift-among-%[1]d-aimed;
			hold hand@.6,.5 seat.%d@.4,.6; wait 8; snap gift-among-%[1]d-held; up; wait 20; snap gift-among-%[1]d-first-given;
			click seat.1; wait 26; snap gift-among-%[1]d-flies; wait 60; snap gift-among-%[1]d-taken-up`, n, n-1), nil})
	}
	for _, n := range []int{2, 4, 10} {
		list = append(list, staged{"series", lastOf(n), strings.ReplaceAll(`press start.table; snap series-N-games; key Enter; wait 180; join;
			discard; settle; wait 72; snap series-N-games-end`, "N", fmt.Sprint(n)), nil})
	}
	list = append(list, play("series", "press start.table setup.code.field; type 11G0-O123; key Enter; snap setup-wrong-code"))
	overview := "key F1;"
	for page := 1; page <= 6; page++ {
		overview += fmt.Sprintf(`snap overview-%d; wait 150; snap overview-%[1]d-moving; unseen; wait 1700; seldom; wait 100;
			snap overview-%[1]d-rest; key ArrowRight;`, page)
	}
	list = append(list, staged{"book", nil, overview, nil})
	for _, set := range []preparation{midgame, all(midgame, dark)} {
		list = append(list, staged{"book", set, "sit; drag $kept $away; wait 48; snap refused-why; key F1; wait 24; snap refused-explained", nil})
	}
	list = append(list,
		staged{"rule book", nil, `press start.learn book.learn.rules; snap rule-book; type abwerfen gewonnen; snap rule-book-search;
			strike Escape; wait 2; type xyzzy; snap rule-book-nothing; strike Escape; press overview.goal.turn; snap rule-book-unfolded;
			key PageDown; snap rule-book-page`, nil},
		play("rule book", "press start.learn; snap learn"))
	for i, set := range []preparation{midgame, all(midgame, dark)} {
		list = append(list, staged{"review", set, strings.ReplaceAll(`sit; look; wait 24; snap review-running-THEME; strike ArrowUp;
			key ArrowUp; snap review-turn-before;
			strike ArrowRight; wait 40; snap review-step-moves; wait 400; key Digit3; snap review-picture-saved; key Enter; key Digit1; wait 48;
			snap practice-sash-THEME;
			key F10; snap practice-menu`, "THEME", []string{"light", "dark"}[i]), nil})
	}
	list = append(list,
		staged{"review", seated(7, "", "fair"), "press start.table; key Enter; wait 48; look; wait 24; snap review-table-2", nil},
		staged{"review", seated(7, "", "fair", "easy", "fair"),
			"press start.table; key Enter; wait 48; look; wait 24; snap review-table-4; key Digit1; wait 48; snap practice-sash-table", nil},
		staged{"review", seated(7, "", "", "easy"), `press start.table; key Enter; wait 48; key Enter; wait 48; look; wait 24;
			snap review-table-3`, nil},
		staged{"review", before(fixtures.Lost), `sit; play; finish; settle; snap review-offered-at-the-end; wait 60; key Escape;
			press review.open; snap review-finished;
			click prompt@.6,.5; wait 24; snap review-slider; key Home; snap review-start`, nil},
		staged{"review", remembered(rememberAll), `press start.statistics; snap statistics; press history.open; snap history; press games.1; snap history-review;
			key Escape; snap history-again`, nil},
		staged{"data", remembered(rememberAll), `press start.statistics data.open; snap data; press data.export; wait 240; snap data-exported;
			press files.0; snap restore; press restore.yes; wait 240; snap restore-done; key Enter; press start.statistics data.open erase.open; snap erase;
			press erase.yes; wait 240; snap erase-done`, nil},
		staged{"review", opened(record), "wait 24; snap record", nil},
		staged{"review", opened(record[:len(record)/2] + "1: 4y77\n"), "wait 24; snap broken-record", nil},
		staged{"puzzles", remembered(solvedSome), `press start.learn; snap learn; press learn.practice puzzle.title; snap puzzles`, nil})
	for i, k := range puzzle.Kinds() {
		set := preparation(nil)
		if i == 1 {
			set = dark
		}
		list = append(list, staged{"puzzles", set, "", puzzleOf(k, puzzle.Level(i%puzzle.Levels+1))})
	}
	return append(list,
		staged{"puzzles", dark, "", puzzleOf(puzzle.Where, 3)},
		staged{"puzzles", nil, "", puzzleOf(puzzle.Empty, 3)},
		staged{"first game", newcomer, "snap first-offered; key Enter; wait 72", firstGame},
		staged{"first steps", all(newcomer, dark), `key Enter; wait 156; burst dark-first-gesture 4 14; key H; snap dark-first-more`, nil},
		staged{"first steps", all(newcomer, chosen(func(s *store.Settings) { s.ReducedMotion = true })),
			"key Enter; wait 120; snap first-arrow", nil},
		staged{"first game", all(newcomer, saved("tutor", begun)), "snap first-begun; key Enter; snap first-resume", nil},
		staged{"first losses", all(newcomer, saved("tutor", loss)), "", firstLosses(loss)},
		staged{"first losses", all(newcomer, dark, saved("tutor", loss)), "", firstLosses(loss)},
		staged{"figures", remembered(func(s *store.Folder) error {
			figures := `{"1":["watched","played","flawless"],"2":["watched","played"],"3":["watched"],"10":["played","flawless"]}`
			return s.SaveNotes("learning", store.Notes{"figures": []byte(figures)})
		}), "press start.learn; snap learn; press learn.practice; snap figures;" + watched() + played() + askedOfEgon + pointedOut + refused(),
			nil},
		staged{"figures", all(somebody, dark), `press start.learn learn.practice; snap dark-figures; press example.8; key ArrowRight;
			snap dark-figure-step; press lessons.way.never; strike ArrowRight; wait 192; snap dark-figure-never`, nil},
	), nil
}

// hinted asks for hints, each stronger than the last.
const hinted = `sit; snap hint-offered; strike H; wait 4; snap hint-thinking; wait 80; snap hint-nudge; key H; snap hint-move; key H;
	snap hint-turn; key Tab Enter; wait 12; snap hint-playing; wait 60; snap hint-played`

// weight shows that cards have weight: one under the mouse, lifted and carried to the side, laid by letting go and by a double
// click, and the places of one that pulse.
const weight = `sit; point $wide; burst hover 4 2; wait 12; point prompt@.5,0; burst leave 3 3; wait 12; hold $wide prompt@.35,0;
	burst tilt 6 3; point $low; wait 12; up; burst land 8 1;
	wait 60; snap landed`

// glance turns the pages of THE GAME at a glance, each at its beginning, as it moves and at rest.
var glance = "key F1;" + strings.Repeat("snap thegame-glance; wait 200; snap thegame-glance-moving; wait 2400; snap thegame-glance-rest; key ArrowRight;", 5) +
	"press glance.end.rest; snap thegame-book"

// lastTheGame has the program begin with THE GAME.
// nearlyLost is a match of THE GAME that is lost with 92 on a.
const nearlyLost = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Deck "93 99 10 34 55 77 12 68 44 29"]
[PileA "30 60 86 90"]
[PileB "95"]
[PileC "72 8"]
[PileD "5"]
[Hand1 "21 31 41 51 61 71 80 92"]
`

// sometimesLost stores games of THE GAME that went differently well.
func sometimesLost(s *store.Folder) error {
	for i, rest := range []int{31, 18, 12, 22, 7, 14, 9, 0, 11, 5} {
		seats := 1 + i%3
		outcome := store.Outcome{End: store.AllLost, Score: slices.Repeat([]int{rest}, seats)}
		if rest == 0 {
			outcome.End = store.AllWon
		}
		_, err := s.AddFinished(store.Finished{Date: "2026-01-30", Kind: store.KindSolo, Record: fmt.Sprintf("; game %d\n", i),
			Summary: store.Summary{Game: "thegame", Seats: seats, Outcome: outcome, Turns: 30}})
		if err != nil {
			return err
		}
	}
	return nil
}

func lastTheGame(s *store.Settings) { s.Game = "thegame" }
