// Package match binds DREIst! to package play: it tells a running match the rules, lets Egon and the computer players
// move, and writes the match as a record. What the front end plays, saves, resumes and looks back on is its Match.
//
// It draws nothing and imports the rules, the record format, the computer players and package play.
package match
