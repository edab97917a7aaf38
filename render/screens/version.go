package screens

import (
	"dreist/assets"
)

// Version is the identity of a build.
type Version struct {
	Release    string // release number, empty for a development build
	Commit     string // commit it was built from, empty if unknown
	CommitDate string // date of the commit, YYYY-MM-DD
	IsModified bool   // the sources were changed since the commit
}

// String returns the version in English, for the command line and reports.
func (v Version) String() string {
	text := v.Release
	if text == "" {
		text = "development build"
	}
	if v.Commit == "" {
		return text
	}
	text += " (commit " + v.Commit + " of " + v.CommitDate
	if v.IsModified {
		text += ", changed since"
	}
	return text + ")"
}

func (p *Program) sayVersion() string {
	switch v := p.Options.Version; {
	case v.Release != "":
		return p.Say("about.version", assets.Values{"Release": v.Release})
	case v.Commit != "":
		return p.Say("about.development", assets.Values{"Date": p.FormatDate(v.CommitDate), "Commit": v.Commit, "Changed": v.IsModified})
	}
	return p.Say("about.unknown")
}
