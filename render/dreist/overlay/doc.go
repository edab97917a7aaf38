// Package overlay is what a guide lays over a table: a box of words and buttons beside the layout, and marks on cards and
// places. A guide says what is to be seen; how a box is laid out, and how buttons and marks look and where they are, is said
// here for all of them.
package overlay
