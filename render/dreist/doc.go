// Package dreist is DREIst! on the screen: its screens, and what each of them is made from.
//
// The type game has what all screens share. A sitting is a match at its table on a session.Screen, which knows where the match is
// saved and where leaving it leads. Panels are functions that return a shell.Screen, and ways between them functions that return a
// shell.Navigation. Below, table has the table itself, scene the places on it, pictures what the game draws, and words its sentences. A
// guide leads through a match: its contract is tabletop.Guide, the guides are tabletop.Replay, those of learn and puzzles, and hints.
// Records has statistics, climb the ladder, start the start screen.
//
// There are no rules here: the match answers what is legal.
package dreist
