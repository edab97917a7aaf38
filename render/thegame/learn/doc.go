// Package learn teaches THE GAME: a rule book at a glance, whose diagrams play what it says on small tables; ten examples on live boards, see
// teach.Quest; and the guide of the first game. There the characters of the piles say what to do next and mark it, each beside its own row,
// and later remark on what happens for the first time.
//
// Package game/thegame/primer says what is right and why, and what comes next; package render/teach has what all games share.
package learn
