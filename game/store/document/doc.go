// Package document reads and writes JSON objects value by value: each value has a name, a range and a default.
// Unknown values are kept.
package document
