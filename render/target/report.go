package target

import "syscall"

// Report is the state of the topmost screen. A program driven by a test reports it after every tick.
type Report struct {
	Targets    []Target // targets that can be pressed
	Places     []Target // cards, cells, piles and others that can be pointed at but are no controls
	ScreenText string   // text of the screen, if it was requested
	Motion
}

// Motion is the state of a screen's animation. The zero Motion is rest.
type Motion struct {
	Busy     bool    // whether anything moves that a player waits for
	Event    string  // kind of the current event, empty if only places change
	Seat     int     // seat to move in that event
	Watched  bool    // whether it is shown slowly enough to follow
	Progress float64 // progress of the event, 0 to 1
	Idles    bool    // whether an idle motion other than a blink is running
	Beside   bool    // whether effects are running that nobody waits for
}

// ReportPathVariable is the environment variable with the path of the report, for programs built with the tag ebitenginevmguest or reported.
const ReportPathVariable = "DREIST_REPORT"

// TextRequestSuffix is the suffix, after the report's path, of the file that requests the text of the screen by its presence. Reading the text ends
// motion.
const TextRequestSuffix = ".asked"

// ProfileFolder is the environment variable with the folder for heap profiles, for programs built with the tag reported. They write
// one, after a garbage collection, at ProfileSignal.
const ProfileFolder = "DREIST_PROFILES"

// ProfileSignal is SIGUSR1 on Linux, where memory is measured.
const ProfileSignal = syscall.Signal(10)
