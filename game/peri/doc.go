// Package peri holds the rules of PERI, a shelf of patiences. A Patience is data: how its cards are dealt, which cards its piles take, which
// cards leave the table and when it is won. One engine plays all of them; rules that data cannot express are short functions in deal.go or
// special.go. P with a number in comments is one of the numbered rulings on what the printed rules leave open.
//
// A game starts from a Deal, a deck or a set-up, which Deal.Position checks. A Position is a value: Play replaces its cards, which never
// change, so copies share them. A Refusal says why a move is not allowed.
//
// The package knows no clock and no randomness but a given seed, and nothing of files, pictures or languages.
package peri
