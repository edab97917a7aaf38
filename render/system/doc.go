// Package system is what the program asks of its system before and beside its window: whether a copy of it runs already, its console, and the
// local date.
//
// A second start raises the window of the running copy, one per profile and display. If two copies run nevertheless, the second one does not
// save until the first has ended, see store.Folder.Claim.
package system
