//go:build ebitenginevmguest

package shell

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"dreist/render/target"
)

// ownWindow says whether the program has a window. A driven one draws on its host: asking for a monitor before it runs
// would look for a display that it does not need.
const ownWindow = false

// reported is what was told last.
var reported target.Report

// report tells the driver what the topmost screen shows, in the file that it names. The driver reads it between two ticks,
// and then finds in the player's folder all that the tick led to.
func (a *App) report() error {
	a.game.Close()
	path := os.Getenv(target.ReportFile)
	if path == "" {
		return nil
	}
	now := target.Report{Targets: a.Top().Targets(nil)}
	if s, ok := a.Top().(Mover); ok {
		now.Places, now.Motion = s.Places(nil), s.Motion()
	}
	if now.Motion == reported.Motion && slices.Equal(now.Targets, reported.Targets) && slices.Equal(now.Places, reported.Places) {
		return nil
	}
	reported = now
	text, err := json.Marshal(now)
	if err == nil {
		err = os.WriteFile(path, text, 0o600)
	}
	if err != nil {
		return fmt.Errorf("shell: tell what is shown: %w", err)
	}
	return nil
}
