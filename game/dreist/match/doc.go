// Package match binds DREIst! to package play: it tells a running match the rules, lets Egon and the computer players
// move, and writes the match as a record. What the front end plays, saves, resumes and looks back on is its Match.
package match
