// Package system has the services of the operating system that the program needs besides its window: finding a running copy of the program,
// the console, and the local time.
//
// There is one running copy per profile and display; a second start raises its window. If two copies run nevertheless, the second one saves
// nothing until the first has ended, see store.Folder.Claim.
package system
