// Command soak uses the real program at random for a while, through the windows of a display that is given, and tells how
// much memory it takes meanwhile. It fails where that is more than an evening may take.
package main
