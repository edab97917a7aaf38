package target

import "syscall"

// Report is the state of the topmost screen that a driven program reports after every tick.
type Report struct {
	Targets []Target // what can be pressed
	Places  []Target // things that can be pointed at but are no controls: cards, cells, piles
	Text    string   // what it says, if that is asked for
	Motion
}

// Motion is the state of a screen's animation. The zero Motion is rest.
type Motion struct {
	Busy     bool
	Event    string  // kind of the current event, empty if only places change
	Seat     int     // the seat to move in that event
	Watched  bool    // it is shown at a pace to follow
	Progress float64 // from 0 to 1
	Idles    bool    // an idle animation runs, more than a blink
	Beside   bool    // effects run that nobody waits for
}

// ReportFile is the environment variable with the file to which a program built with the tag ebitenginevmguest or
// reported writes its report.
const ReportFile = "DREIST_REPORT"

// Asked is the ending of the file beside the report whose presence asks for the text of the screen, which ends its motion.
const Asked = ".asked"

// ProfileFolder is the environment variable with the folder to which a program built with the tag reported writes a
// heap profile, after a garbage collection, at ProfileSignal.
const ProfileFolder = "DREIST_PROFILES"

// ProfileSignal is SIGUSR1 on Linux, where memory is measured.
const ProfileSignal = syscall.Signal(10)
