// Package coach has the computer players and plays games between them.
//
// A Player chooses moves from a View, which is all it may know of the game. NewPlayer returns a player of a kind. StrongKind asks an Adviser,
// which also gives hints to people: it deals the hidden cards at random, again and again, and plays on after each possible turn. Package value
// evaluates positions. PlayGame plays a game between players, a Lineup the games of a simulation.
//
// A View is what a position shows to the seat to move: the legal moves, the kinds of hidden cards, and random positions consistent with
// what the seat sees. A View does not give away hidden cards, so players that choose moves from views cannot cheat.
//
// A TurnFinder tries every order of laying the hand, with openings and DREIer, and lists each outcome once: turns are equal if they leave the
// same cards in the same places and decline the same number of draws. Drawn cards are unknown, so a search that draws starts again
// afterwards. Equal positions give the turns in the same order. Only the layout, the hand to move and the sizes of piles and hands matter, so
// the turns of an imagined position are those of the true one.
//
// The package uses no clock and no files, and only the randomness it is given.
//
// # How strong the coach is
//
// Games won with 54 cards against Egon's 42, 95 % intervals, and the CPU time of a decision, on deals that nothing was tried on:
//
//	fair                                            26.6 % of 10,000 (25.7–27.4)
//	the turn worth most by the value alone          35.8 % of 10,000 (34.8–36.7)   0.05 ms
//	  by the value before, without columns          34.2 % of 10,000 (33.3–35.1)   0.03 ms
//	400 games played on                             43.8 % of   1000 (40.8–46.9)     11 ms
//	  by the value before                           43.8 % of   1000 (40.8–46.9)      5 ms
//
//	dreist simulate -rung 54 -seats coach -count 400 -games 1000 -phrase "Egon shuffles once more"
//
// With -rung 50 and -games 300 it wins 71 % of 300 (66–76), with 60 22 % of 300 (18–27).
//
// So columns make the coach no stronger with 400 games: of these 1000 deals 157 were won only with them, 157 only without. They are there
// for the chances shown to people: those that strong sees before each turn had a mean of 0.43, while 0.48 of the games were won from there
// (8930 decisions); by the value before it was 0.32 of 0.47 (9188 decisions), and with all cards still to play 0.19 of 0.42.
//
// Other fresh deals, strong with up to 2500 games and the value before: 47 % of 550 (43–51); with 50 cards 70 % of 150 (62–77), with 60
// cards 19 % of 150 (14–26).
//
// Package match has the results of fair and strong on every rung, as command odds played them on fresh deals.
//
// A result has less luck in it with what was dealt taken off: after each turn, the value of what came less its mean over 16 deals of what
// was hidden. The mean stays the share of games won, the deviation is 0.28 instead of 0.5. Like that, both values win 46.7 % of the first
// 400 of the 1000 games above (± 2.8).
//
// At tables, against fair at all other places, on fresh deals, up to 600 games a decision, about 25 ms:
//
//	at two       73.6 % of 1000 (70.8–76.2)
//	at three     42.2 % of  400 (37.5–47.1)
//	at four      32.5 % of  400 (28.1–37.2)
//
//	dreist simulate -mode table -seats strong,fair,… -games 100 -phrase "tables of strong and fair, N"
//
// with N from 1 on. So at three and four, where a game has five to eight turns of its own, it leads its share by 9 and 8 points, at two by
// more than 20.
//
// # What was tried
//
// On the seeds that a design is chosen by, a winner is in part the luckiest, so these shares are higher than they are elsewhere. Each line
// changes the one above it, an indented line only itself; the value had no columns yet.
//
//	fair                                                        26 % of 2000 (24–28)
//	the turn worth most by the value alone                      22 % of  600 (18–25)   0.05 ms
//	one turn played on, value fitted to winners, 200 games      43 % of  100 (34–53)     14 ms
//	  two turns played on                                       30 % of  100 (22–40)     26 ms
//	value fitted to turns played on, and trusted; 100 games     48 % of  120 (39–56)      6 ms
//	400 games                                                   53 % of  140 (45–61)     25 ms
//	  two turns played on                                       55 % of   60 (42–67)     50 ms
//	the policy no longer draws where that costs it the gift     41 % of  400 (36–46)     15 ms
//	  the turn worth most by the value alone                    30 % of 6000 (29–31)   0.05 ms
//	  two turns played on                                       45 % of  400 (40–50)     28 ms
//	it weighs a discard against laying                          45 % of  400 (40–50)     15 ms
//	  the turn worth most by the value alone                    35 % of 6000 (33–36)   0.05 ms
//	a DREIer first, and no draw for the worth of a gift         47 % of  400 (42–52)     15 ms
//	2500 games                                                  52 % of  400 (47–56)     80 ms
//	it ends as soon as one way is better beyond doubt           55 % of  400 (50–60)     40 ms
//	  30,000 games, with which it takes up to a second          48 % of  120 (39–56)    200 ms
//	  two turns played on, 10,000 games                         48 % of  120 (40–57)    200 ms
//	  if it knew the next card of its own pile                  64 % of  100 (54–73)
//
// Playing on to the end of the game, with the same time per decision, it won 19 of 72 games, instead of 26 on the same deals. Playing
// whole games on with the fair player wins 28 to 44 %.
//
// At tables, by the value alone against fair, 12,000 games each: 35.6 % at three, 25.5 % at four, and 57 % of 4000 at two. None of these was
// better by more than chance: a value fitted to tables of four alone (25.8 % there, 33.1 % at three); favouring, 4000 games each, more cards
// laid, no discard, more or fewer gifts, or gifts to one instead of two. So at four it is hardly better than fair until it looks ahead.
//
// A value for tables with columns and all units, one round of 4000 games on from the present one, wins more by itself, on the same 10,000
// deals: 28.8 % instead of 26.3 % at four on fresh ones (2.6 ± 0.9 more); on trial ones 27.7 % instead of 25.8 % at four, 36.9 % instead of
// 35.3 % at three, and 60.1 % instead of 58.6 % at two. Strong, 100 games a decision, wins with it on fresh deals 143 of 500 instead of 123
// at four, and 195 of 500 with both at three: together 2.0 ± 3.6 points more, in about twice the time. That can still be chance, so it was
// not taken; further rounds have not been measured.
//
// Against Egon, with columns and 100 games, on seed 11, less luck as above, 300 games each (± 3.2): 41.2 %, by the value before 38.9 %;
// where the value counts as 24 games instead of 4, 40.9 %, and with half as many ways then 41.8 %. A value fitted to the results of the
// games of strong, which shift all ways of a turn alike, plays worse by itself: 34.5 % of 2000, instead of 38.2 % on the same deals. That
// 38.2 % is the 35.8 % above: of the values on the way to it, the one that won most there was taken.
//
// Ten thousand weights more, with 28 facts of each kind of card (where it fits, clears or makes a row, and what one more card lets fit) and
// more of columns and the hand, corrected the value against Egon. They were fitted to ways compared on the same 8 to 10 deals, one turn
// played on. After nearly two of three planned passes through 75,000 such decisions, they predicted the differences of ways in others better
// (off by 0.0354, the value 0.0366), but the way they rated best was no better: 0.0274 above the mean way, the value's 0.0278. After
// 29,000 decisions they won by themselves 34.5 % of 2000, the value 35.9 % on the same deals. The effect of many times as many decisions,
// or of results of games to their end, is unknown.
//
// # What is left to gain against Egon
//
// What an Adviser imagines there is exact: what Egon reveals ends open in the layout or on the discard pile, the cards of a gift are as
// unseen as any of a pile, and no move so far depended on a card that is still hidden. So all deals of the hidden cards are equally likely.
// At tables they are not: the cards that others keep say something about their hands, which is not used.
//
// The same search, 400 games, on trial deals, if it knew more than it may:
//
//	nothing                          45.5 % of 600 (41.6–49.5)
//	the next card of its own pile    52.5 % of 200 (45.6–59.3), on these deals 15 ± 8 points more
//	its own pile                     71.5 % of 200 (64.9–77.3), 34 ± 8 points more
//	Egon's pile                      68.3 % of 120 (59.6–76.0), 33 ± 10 points more
//	all, and two turns ahead         88.3 % of  60 (77.8–94.2), 48 ± 14 points more
//
// What such a player chooses is mostly wrong for one that does not know it. With its own pile known it chooses another way in every second
// decision, most often to lay or not, and how many cards, and that way loses 3.2 points by a deep search. With the next card known it is
// every third, and whether to draw with an emptied hand matters most. So foreknowledge wins these games, not a better judgement.
//
// Small changes are measured by what another choice of a way gains in a decision, by the mean over deals that no search has seen, times
// the 22.6 decisions of a game. Where no single other choice gains, no other way to play does. Every third decision of games of strong with
// 400 games a decision, in percent of games:
//
//	by one turn played on, 2000 deals, 136 decisions
//	  the turn worth most by the value alone              -8.2 ± 5.0   about what games tell
//	  100 games                                           -5.5 ± 4.1
//	  2500 games                                          +0.9 ± 0.9
//	    with 40 ways instead of 16                        +1.1 ± 1.0
//	    half the value of each game from one turn later   +1.0 ± 0.9
//	    by the mean of this value and the one before      +0.2 ± 2.0
//	  6000 games, no early end                            +1.3 ± 1.0
//	    with 40 ways, and others that decline a draw      +1.3 ± 1.0
//	  the value counts as 24 games                        -0.1 ± 1.0
//	by a search in each game for the next turn too (60 games a decision), 400 deals, 66 decisions; instead of 2500 games
//	  what that search chooses on other deals             +0.7 ± 1.5   1 s for each way
//	    with ten cards or fewer left of a side             0
//	by the policy's games to their end, 1000 deals and more, 171 decisions; instead of 2500 games
//	  what two turns played on choose                     -0.2 ± 1.7
//	  what five turns played on choose                    -0.7 ± 2.0
//
// In whole games, with less luck as above, on the same deals as the 47.0 ± 2.0 % of 600 that strong has there:
//
//	games played to their end where a side has 12 cards or fewer    -0.8 ± 2.6 of 400, 1.4 times the time
//	by the mean of this value and the one before                    +2.5 ± 3.5 of 288
//
// So a fair search that goes deeper, wider or on for longer is unlikely to win more than two or three games in a hundred more, where one
// hidden card seen at each decision wins 15. The 60 % that were aimed at seem out of its reach.
package coach
