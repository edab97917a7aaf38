// Package files replaces files whole or not at all: a new text goes to a temporary file beside the old one, which then
// takes its name; what a link leads to is replaced in its own folder. Several files change together in a Batch. What must
// not be lost is set aside under another name. It knows nothing of what the files hold.
package files
