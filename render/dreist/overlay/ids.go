package overlay

// The buttons that a table has of its own.
const (
	NoButton ButtonID = iota
	EndTurnButton
	UndoButton
	DrawButton
	DeclineButton
	GiveButton
	KeepButton
	AgainButton
	PileButton // the own pile itself, which draws
	MenuButton
	LogButton
	SoundButton
	RematchButton
	ReviewButton
	HelpButton
	WhyButton
	DiscardButton
	SpareButton
	HurryButton   // shows the others' turns faster
	UnsavedButton // the sign that something is not saved
	HintButton    // says what to do
	PlanButton    // lets a turn be tried before it is played
	AboveButton   // scrolls to the first row
	BelowButton   // scrolls to the last row

	FittingButton // lets cards that fit be marked
	NoFittingButton
	RedoButton // lays again what was taken back
)

// WorksInMotion reports whether a button works while cards move.
func WorksInMotion(b ButtonID) bool {
	return b == MenuButton || b == LogButton || b == SoundButton || b == HelpButton || b == HurryButton || b == UnsavedButton || b == AboveButton || b == BelowButton
}

// GuideButton is the first number that a guide may give to a button of its own; the names after it are the guide's.
const GuideButton ButtonID = 100

// LeaveButton leaves what a guide leads through. It is the one button that several guides have.
const LeaveButton = GuideButton

// MostButtons is how many buttons there are at most: a puzzle with many cards has them.
const MostButtons = 48
