// Package learn teaches THE GAME: a rule book at a glance, whose diagrams play what it says on small tables; ten examples on live boards, see
// teach.ExampleGuide; and the guide of the first game. There the characters of the piles give tasks and mark their cards, each beside its own row,
// and later remark on things that happen for the first time.
//
// Package game/thegame/primer has the right moves, the reasons and the order of tasks; package render/teach has the parts of all games.
package learn
