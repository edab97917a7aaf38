// Package kit is the one toolkit that tables and panels draw with: a brush, the pictures it keeps, the text it sets, and the plates that
// things stand on. It knows no game: whatever a game draws of its own is a Motif that paints itself.
//
// Nothing here reads a device or a clock. What is kept is bounded in bytes, and whatever has not been shown for a while is let go.
package kit
