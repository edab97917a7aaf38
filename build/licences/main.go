// Command licences collects the licences of everything that the program is built from: modules on every system, the Go library and fonts.
// A test checks that the file is up to date.
//
//	go run ./build/licences >assets/licences.txt
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	if err := collect(os.Stdout, "."); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

type part struct{ name, text string }

func collect(w io.Writer, root string) error {
	parts, err := modules(root)
	if err != nil {
		return err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("ask for Go's folder: %w", err)
	}
	for name, path := range map[string]string{
		"Go":      filepath.Join(strings.TrimSpace(string(goroot)), "LICENSE"),
		"Fredoka": filepath.Join(root, "assets/fonts/Fredoka-OFL.txt"),
		"Nunito":  filepath.Join(root, "assets/fonts/Nunito-OFL.txt"),
	} {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		parts = append(parts, part{name, tidy(text)})
	}
	slices.SortFunc(parts, func(a, b part) int { return strings.Compare(strings.ToLower(a.name), strings.ToLower(b.name)) })
	fmt.Fprint(w, "DREIst! is built from these, each under the licence below its name.\n")
	for len(parts) > 0 {
		text := parts[0].text
		fmt.Fprintln(w, "\n"+strings.Repeat("=", 72))
		for _, p := range parts {
			if p.text == text {
				fmt.Fprintln(w, p.name)
			}
		}
		fmt.Fprintf(w, "%s\n\n%s", strings.Repeat("=", 72), text)
		parts = slices.DeleteFunc(parts, func(p part) bool { return p.text == text })
	}
	return nil
}

func modules(root string) ([]part, error) {
	folders := map[string]string{}
	for _, system := range []string{"linux", "windows", "darwin"} {
		list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Dir}}{{end}}{{end}}", ".")
		list.Dir = root
		list.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=0")
		out, err := list.Output()
		if err != nil {
			return nil, fmt.Errorf("list what the program needs on %s: %w", system, err)
		}
		for line := range strings.Lines(string(out)) {
			if path, folder, found := strings.Cut(strings.TrimSpace(line), " "); found {
				folders[path] = folder
			}
		}
	}
	var parts []part
	for path, folder := range folders {
		text, err := licence(folder)
		if err != nil {
			return nil, fmt.Errorf("find the licence of %s: %w", path, err)
		}
		parts = append(parts, part{path, text})
	}
	return parts, nil
}

func licence(folder string) (string, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return "", err
	}
	var texts []string
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		if e.IsDir() || !strings.HasPrefix(name, "LICEN") && !strings.HasPrefix(name, "COPYING") && !strings.HasPrefix(name, "NOTICE") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return "", err
		}
		texts = append(texts, tidy(text))
	}
	if len(texts) == 0 {
		return "", errors.New("it has none")
	}
	return strings.Join(texts, "\n"), nil
}

// tidy returns a text with Unix line ends and a newline at its end.
func tidy(text []byte) string {
	plain := strings.NewReplacer("\r\n", "\n", "\f", "", "\u00a0", " ").Replace(strings.TrimPrefix(string(text), "\ufeff"))
	lines := strings.Split(strings.Trim(plain, "\n"), "\n")
	for i, line := range lines { // some licences are Go comments
		if text, comment := strings.CutPrefix(line, "//"); comment {
			lines[i] = strings.TrimPrefix(text, " ")
		}
	}
	return strings.Join(lines, "\n") + "\n"
}
