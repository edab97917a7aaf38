package drive

import (
	"encoding/json"
	"fmt"
	"os"

	"dreist/render/target"
)

// Report returns the report of the last tick.
func (d *Driver) Report() target.Report {
	var r target.Report
	if d.err != nil {
		return r
	}
	text, err := os.ReadFile(d.process.reportPath)
	if err == nil {
		err = json.Unmarshal(text, &r)
	}
	if err != nil {
		d.RecordFailure(fmt.Errorf("drive: read what the program shows: %w", err))
	}
	return r
}

// ScreenText returns what the topmost screen says. It takes a tick, and ends motion.
func (d *Driver) ScreenText() string {
	if d.err == nil {
		d.RecordFailure(os.WriteFile(d.process.reportPath+target.TextRequestSuffix, nil, 0o600))
	}
	d.Advance(1)
	return d.Report().ScreenText
}
