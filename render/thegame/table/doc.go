// Package table is the table of THE GAME: what a person does there with mouse, finger, keys or a controller, and how it looks.
// Where things are is in package scene, how a match is kept in render/session.
package table
