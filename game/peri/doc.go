// Package peri holds the rules of PERI, nineteen patiences. A Patience is a row of data: how its cards are dealt, what its piles take, what
// leaves the table and when it is won. One engine plays all rows; what a row cannot say is a short function in deal.go or special.go. P 1 to P
// 27 in comments are rulings on what the printed rules leave open.
//
// A Deal is what a game starts from, a deck or a set-up, and Deal.Position judges it. A Position is a value: Play replaces piles, which never
// change, so copies share them. A Refusal says why a move is not allowed.
//
// The package knows no clock and no randomness but a given seed, and nothing of files, pictures or languages.
package peri
