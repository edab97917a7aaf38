package tabletop

// The buttons of tables of every game.
const (
	NoButton      ButtonID = iota
	MenuButton             // opens the menu of the pause
	LogButton              // looks back
	SoundButton            // mutes
	HelpButton             // shows the rules at a glance
	WhyButton              // explains a refusal
	UnsavedButton          // the sign that something is not saved, which tries again
	HintButton             // says what to do
	EndTurnButton
	UndoButton
	RedoButton   // plays again what was taken back
	AgainButton  // shows the others' turns once more
	ReviewButton // looks back
	RematchButton

	// GameButton is the first number that a game may give to a button of its own, GuideButton the first of a guide.
	GameButton  ButtonID = 32
	GuideButton ButtonID = 100
)

// LeaveButton leaves what a guide leads through. It is the one button that several guides have.
const LeaveButton = GuideButton

// MostButtons is how many buttons there are at most: a puzzle with many cards has them.
const MostButtons = 48
