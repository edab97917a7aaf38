package tabletop

import (
	"dreist/assets/msg"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/session/request"
)

// The buttons of a match that is looked back on, besides LeaveButton.
const (
	LeafBackButton  = GuideButton + 1 + iota // a move back
	LeafForthButton                          // a move on
	BranchButton                             // practises from here
	AnalysisButton                           // says what the moves were worth
)

// AppendLeaf appends the buttons that go through a match of so many moves, lead to practice from the moment shown unless the game is over
// there, and back; settled adds the one to the analysis.
func (d *Desk[C, P]) AppendLeaf(dst []Button, g *Edges, moves int, over, settled bool) []Button {
	back, branch := g.Hint, g.Hint // the longest label has a row of its own
	branch.Y = g.HelpTop()
	if settled {
		back.W = (back.W - g.Gap) / 2
		analysis := back
		back.X = g.Hint.Right() - back.W
		dst = append(dst, Button{Id: AnalysisButton, Rect: analysis, Label: msg.AnalysisOpen, Enabled: true, SharesSize: true})
	}
	return append(dst,
		Button{Id: LeafForthButton, Rect: g.EndTurn, Label: msg.LeafForth, Sign: art.Forth, Enabled: d.Seen.Moves < moves, Primary: true},
		Button{Id: LeafBackButton, Rect: g.Undo, Label: msg.LeafBack, Sign: art.Undo, Enabled: d.Seen.Moves > 0},
		Button{Id: BranchButton, Rect: branch, Label: msg.LeafBranch, Enabled: !over, SharesSize: true},
		Button{Id: LeaveButton, Rect: back, Label: msg.CommonBack, Enabled: true, SharesSize: true})
}

// AppendSettled appends the buttons after the end of a match that nobody takes back. The panel that tells of the end has them, too.
func (d *Desk[C, P]) AppendSettled(dst []Button, g *Edges, enabled bool) []Button {
	if d.Covered {
		return dst
	}
	return append(dst,
		Button{Id: ReviewButton, Rect: g.Undo, Label: msg.ReviewOpen, Enabled: enabled},
		Button{Id: RematchButton, Rect: g.EndTurn, Label: msg.TurnNext, Enabled: enabled, Primary: true})
}

// AppendUndo appends the button that takes back and, where something was taken back, beside it the one that plays it again.
func AppendUndo(dst []Button, g *Edges, undoes, redo, redoes bool) []Button {
	back := g.Undo
	if redo {
		again := g.Undo
		back.W -= back.H + g.Gap
		again.X, again.W = back.Right()+g.Gap, back.H
		dst = append(dst, Button{Id: RedoButton, Name: "redo", Rect: again, Icon: art.Redo, Enabled: redoes})
	}
	return append(dst, Button{Id: UndoButton, Rect: back, Label: msg.ButtonUndo, Sign: art.Undo, Enabled: undoes})
}

// The other buttons that tables have at their edges: the one for a hint, and the sign that something is not saved.
func (g *Edges) HintButton(enabled bool) Button {
	return Button{Id: HintButton, Rect: g.Hint, Label: msg.AdviceButton, Sign: art.Hint, Enabled: enabled}
}

func (g *Edges) UnsavedButton() Button {
	return Button{Id: UnsavedButton, Rect: g.Unsaved, Name: "unsaved", Icon: art.Warning, Enabled: true}
}

// asks are the buttons that ask something of the program around the table.
var asks = map[ButtonID]request.Kind{
	MenuButton: request.Menu, LogButton: request.Log, SoundButton: request.Mute, HelpButton: request.Help, WhyButton: request.Help,
	UnsavedButton: request.Save, RematchButton: request.End, ReviewButton: request.Review, BranchButton: request.Branch,
	AnalysisButton: request.Analysis, HintButton: request.Hint, LeaveButton: request.Back,
}

// Pushed does what a button of every table is for; lookBack shows the moment after so many moves.
func (d *Desk[C, P]) Pushed(t Player[C, P], b ButtonID, lookBack func(moves int)) {
	switch b {
	case EndTurnButton:
		t.EndTurn()
	case UndoButton:
		t.Undo()
	case RedoButton:
		t.Redo()
	case AgainButton:
		t.StartReplay()
	case LeafBackButton:
		lookBack(d.Seen.Moves - 1)
	case LeafForthButton:
		lookBack(d.Seen.Moves + 1)
	default:
		if asked, ok := asks[b]; ok {
			d.Request(asked)
		}
	}
}

// commands are the commands of buttons of every table by their labels.
var commands = map[string]input.Command{
	msg.ButtonUndo: input.CommandUndo, msg.ButtonAgain: input.CommandAgain, msg.OverviewWhy: input.CommandHelp, msg.LeafForth: input.CommandRight,
	msg.LeafBack: input.CommandLeft, msg.AdviceButton: input.CommandHint,
}
