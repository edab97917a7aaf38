// Package race shows how many cards everybody has left: as meters of one scale side by side, and as numbers.
package race
