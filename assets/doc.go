// Package assets holds what the program carries inside itself: fonts with their licences, and every sentence a
// player sees in German and English. It knows no rules and draws nothing.
package assets
