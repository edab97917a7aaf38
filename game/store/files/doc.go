// Package files replaces files atomically: a new text goes to a temporary file beside the old one, which is then
// renamed; the target of a link is replaced in its own folder. A Batch changes several files together. Files that
// must not be lost are set aside under another name. The package does not know what files contain.
package files
