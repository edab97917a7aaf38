// Package race shows how many cards everybody has left: meters of one scale that stand side by side, and numbers that count.
package race
