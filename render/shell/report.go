//go:build ebitenginevmguest || reported

package shell

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"dreist/render/target"
)

var lastReport target.Report

// report writes the state of the topmost screen to the file that the driver named. The driver reads it between two ticks and finds
// all effects of the tick in the player's folder.
func (a *App) report() error {
	if !hasOwnWindow {
		a.program.Close()
	}
	path := os.Getenv(target.ReportPathVariable)
	if path == "" {
		return nil
	}
	now := a.Report()
	if os.Remove(path+target.TextRequestSuffix) == nil {
		now.ScreenText = a.VisibleText()
	}
	if now.Motion == lastReport.Motion && now.ScreenText == lastReport.ScreenText && slices.Equal(now.Targets, lastReport.Targets) && slices.Equal(now.Places, lastReport.Places) {
		return nil
	}
	lastReport = now
	text, err := json.Marshal(now)
	if err == nil {
		err = os.WriteFile(path, text, 0o600)
	}
	if err != nil {
		return fmt.Errorf("shell: tell what is shown: %w", err)
	}
	return nil
}
