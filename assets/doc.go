// Package assets holds the embedded files of the program: fonts with their licences, and every sentence a player
// sees, in German and English. It knows no rules and draws nothing.
package assets
