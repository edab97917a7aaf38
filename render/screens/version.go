package screens

import (
	"dreist/assets"
)

// Version is what a build knows of itself.
type Version struct {
	Release string // as it was published, empty for a development build
	Commit  string // that it was built from, empty where the build does not know it
	Date    string // of the commit, YYYY-MM-DD
	Changed bool   // something was changed since the commit
}

// String returns the version in English, as the command line and reports of faults name it.
func (v Version) String() string {
	text := v.Release
	if text == "" {
		text = "development build"
	}
	if v.Commit == "" {
		return text
	}
	text += " (commit " + v.Commit + " of " + v.Date
	if v.Changed {
		text += ", changed since"
	}
	return text + ")"
}

// sayVersion names the version to the player: a release by its number, another build by its commit.
func (p *Program) sayVersion() string {
	switch v := p.Options.Version; {
	case v.Release != "":
		return p.Say("about.version", assets.Values{"Release": v.Release})
	case v.Commit != "":
		return p.Say("about.development", assets.Values{"Date": p.Date(v.Date), "Commit": v.Commit, "Changed": v.Changed})
	}
	return p.Say("about.unknown")
}
