// Package msg names the sentences of the catalogue: a constant for each of their keys, in the order of the topics and of
// the keys in them. The packages of a game, which know no catalogue, hold the keys of their own sentences themselves.
package msg

//go:generate go test -run TestKeysAreThoseOfTheCatalogue -update
