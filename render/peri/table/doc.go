// Package table is the table of the patiences: what a person does there with mouse, finger, keys or a controller, and how it looks. Where
// things are is in package scene.
package table
