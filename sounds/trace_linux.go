//go:build !ebitenginevmguest

package sounds

import (
	"errors"
	"os"
	"path/filepath"
)

var errNoDevice = errors.New("no sound card and no sound server found")

// findDevice returns an error where opening a device could only fail. The system's sound
// library would report each of its many attempts on the terminal, and nothing can stop it.
func findDevice() error {
	if os.Getenv("PULSE_SERVER") != "" {
		return nil
	}
	for _, pattern := range deviceTraces(os.Getenv) {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return nil
		}
	}
	return errNoDevice
}

// deviceTraces lists what at least one of exists where sound can be played: cards, sockets
// of sound servers, and configurations which may name a device of any other kind.
func deviceTraces(getenv func(string) string) []string {
	traces := []string{
		"/dev/snd/pcmC*D*p",
		"/dev/dsp*",
		"/run/pulse/native",
		"/etc/asound.conf",
	}
	add := func(folder string, path ...string) {
		if folder != "" {
			traces = append(traces, filepath.Join(folder, filepath.Join(path...)))
		}
	}
	add(getenv("PULSE_RUNTIME_PATH"), "native")
	add(getenv("XDG_RUNTIME_DIR"), "pulse", "native")
	add(getenv("XDG_RUNTIME_DIR"), "pipewire-*")
	add(getenv("XDG_CONFIG_HOME"), "alsa", "asoundrc")
	add(getenv("HOME"), ".config", "alsa", "asoundrc")
	add(getenv("HOME"), ".config", "pulse", "*-runtime", "native")
	add(getenv("HOME"), ".asoundrc")
	return traces
}
