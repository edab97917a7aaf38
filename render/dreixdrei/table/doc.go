// Package table is the table at which DREI x DR3I is played: what gestures do there, and how it is drawn.
package table
