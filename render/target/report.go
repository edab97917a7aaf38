package target

// Report is what a program that is used by another one tells of its topmost screen after every tick.
type Report struct {
	Targets []Target // what can be pressed
	Places  []Target // what can also be pointed at and is no control: cards, cells, piles
	Motion
}

// Motion is how far what moves on a screen is. The zero Motion is rest.
type Motion struct {
	Busy     bool
	Event    string  // the kind of the event that is being shown, empty where only places change
	Seat     int     // whose turn it is while that runs
	Watched  bool    // it is shown at a pace to follow
	Progress float64 // from 0 to 1
	Idles    bool    // somebody does something by themselves at rest, more than a blink
	Beside   bool    // something is seen beside what moves, or after it, that nobody waits for
}

// ReportFile is the variable of the environment that names the file into which a program built to be used by another
// one, by the tag ebitenginevmguest or reported, writes its report.
const ReportFile = "DREIST_REPORT"

// ProfileFolder is the variable of the environment that names the folder into which a program built by the tag
// reported writes a profile of its memory when an interrupt asks for one, without its garbage.
const ProfileFolder = "DREIST_PROFILES"
