// Package render is the front end: it turns gestures into moves and events into pictures, sounds and sentences.
//
// An App is the Ebitengine game. It shows one screen, the start or the table, and at times a panel above it. What
// is on the table and where comes from the package scene below, how it looks from art, what it says from words. A
// guide may stand between the people and the match on the table: a lesson, a puzzle, the first game or a review.
// Update changes, Draw only reads; when nothing changed, nothing is drawn and the program sleeps.
//
// No rule of the game stands here: legality is asked of game/dreist through a match.
package dreist
