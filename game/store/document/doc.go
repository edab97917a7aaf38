// Package document reads and writes the objects of JSON files value by value: each has a name, a range and a fallback, and
// what this version does not know stays as it is.
package document
