package tabletop

// The buttons that all tables share.
const (
	NoButton      ButtonID = iota
	MenuButton             // opens the pause menu
	LogButton              // opens the log of the match
	SoundButton            // mutes or unmutes
	HelpButton             // opens the overview of the rules
	WhyButton              // explains the refusal
	UnsavedButton          // warning about unsaved games; a press tries to save again
	HintButton             // asks for a hint
	EndTurnButton
	UndoButton
	RedoButton      // repeats the undone move
	LastTurnsButton // shows the others' turns once more
	ReplayButton    // opens the look back on a finished match
	EndPanelButton  // leads to the panel at the end

	// GameButtonsFrom is the first ID for the buttons of a game.
	GameButtonsFrom ButtonID = 32
	// GuideButtonsFrom is the first ID for the buttons of a guide.
	GuideButtonsFrom ButtonID = 100
)

// LeaveButton ends the guide. Several guides share it.
const LeaveButton = GuideButtonsFrom
