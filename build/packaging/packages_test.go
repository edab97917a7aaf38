//go:build packages

package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"encoding/xml"
	"fmt"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"dreist/build/need"
	"dreist/game/store"
)

// packages returns the folder and version of the packages to be tested.
func packages(t *testing.T) (folder, version string) {
	t.Helper()
	folder, version = os.Getenv("DREIST_PACKAGES"), os.Getenv("DREIST_VERSION")
	if folder == "" || version == "" {
		t.Fatal("DREIST_PACKAGES must name the folder of the packages, and DREIST_VERSION their version")
	}
	return folder, version
}

// archsOf returns the processors with packages for a system, limited to DREIST_SYSTEMS if it is set.
func archsOf(system string) (archs []string) {
	built := systems
	if only := os.Getenv("DREIST_SYSTEMS"); only != "" {
		built = strings.Split(only, ",")
	}
	for _, name := range built {
		if arch, ok := strings.CutPrefix(name, system+"/"); ok {
			archs = append(archs, arch)
		}
	}
	return archs
}

// wantArchs skips a test if no package for its system has been built.
func wantArchs(t *testing.T, system string) []string {
	t.Helper()
	archs := archsOf(system)
	if archs == nil {
		t.Skipf("no package for %s has been built", system)
	}
	return archs
}

// held is the files of a package, by path below its folder.
type held map[string]content

// content is a file of a package.
type content struct {
	data []byte
	mode os.FileMode
}

// program returns a program, which must be executable.
func (h held) program(t *testing.T, path string) []byte {
	t.Helper()
	f := h[path]
	if f.mode&0o111 != 0o111 {
		t.Fatalf("%s has mode %v, want executable", path, f.mode)
	}
	return f.data
}

// hasPapers checks that licences and changelog are there, and every file that the licence names.
func (h held) hasPapers(t *testing.T, below, licence string) {
	t.Helper()
	for name, want := range map[string]string{
		licence: "MIT License", "licences.txt": "github.com/hajimehoshi/ebiten", "CHANGELOG.md": "# Changes",
		"Fredoka-OFL.txt": "SIL OPEN FONT LICENSE", "Nunito-OFL.txt": "SIL OPEN FONT LICENSE",
	} {
		if !bytes.Contains(h[below+name].data, []byte(want)) {
			t.Errorf("%s does not tell %q", below+name, want)
		}
	}
	for _, name := range regexp.MustCompile(`[\w/-]+\.txt`).FindAllString(string(h[below+licence].data), -1) {
		if _, there := h[below+name]; !there {
			t.Errorf("%s names %s, which is not beside it", below+licence, name)
		}
	}
}

// gunzip returns an uncompressed file, whose gzip header must have no time.
func (h held) gunzip(t *testing.T, path string) string {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(h[path].data))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	data, err := io.ReadAll(r)
	if err != nil || !r.ModTime.IsZero() {
		t.Errorf("%s, packed %v: %v", path, r.ModTime, err)
	}
	return string(data)
}

func TestChecksums(t *testing.T) {
	folder, version := packages(t)
	sums := need.Value(os.ReadFile(filepath.Join(folder, "SHA256SUMS")))(t)
	for _, kind := range []struct{ system, name string }{
		{"linux", "dreist-%s-linux-%s.tar.gz"}, {"linux", "dreist_%s_%s.deb"}, {"windows", "dreist-%s-windows-%s.zip"},
		{"macos", "dreist-%s-macos-%s.zip"},
	} {
		for _, arch := range archsOf(kind.system) {
			name := fmt.Sprintf(kind.name, version, arch)
			data, err := os.ReadFile(filepath.Join(folder, name))
			if err != nil {
				t.Error(err)
			}
			if line := fmt.Sprintf("%x  %s\n", sha256.Sum256(data), name); !strings.Contains(string(sums), line) {
				t.Errorf("the checksums lack %q", line)
			}
			if len(data) > 12<<20 {
				t.Errorf("%s has %d bytes, which is over 12 MiB", name, len(data))
			}
		}
	}
}

// self is what a desktop must know about the program, as the program says it.
type self struct {
	commands []string // that do not open the window
	record   string   // path of a record that it has written
}

// ask runs the program of the package for this machine.
func ask(t *testing.T) (s self) {
	t.Helper()
	folder, version := packages(t)
	root := t.TempDir()
	do(t, "dpkg-deb", "--extract", filepath.Join(folder, fmt.Sprintf("dreist_%s_%s.deb", version, runtime.GOARCH)), root)
	program := filepath.Join(root, "usr/games/dreist")
	for _, found := range regexp.MustCompile(`(?m)^  dreist ([a-z]+)`).FindAllStringSubmatch(do(t, program, "help"), -1) {
		s.commands = append(s.commands, found[1])
	}
	if !slices.Contains(s.commands, "verify") || !slices.Contains(s.commands, "version") {
		t.Fatalf("the program tells of the commands %q", s.commands)
	}
	do(t, program, "simulate", "-games", "1", "-records", filepath.Join(root, "records"))
	written, err := filepath.Glob(filepath.Join(root, "records", "*"))
	if err != nil || len(written) != 1 {
		t.Fatalf("the program has written %q: %v", written, err)
	}
	s.record = written[0]
	return s
}

// The files with which a desktop knows the program.
const (
	desktopFile  = "applications/dreist.desktop"
	mimeFile     = "mime/packages/dreist.xml"
	metainfoFile = "metainfo/io.github.dreist.dreist.metainfo.xml"
	iconFile     = "icons/hicolor/scalable/apps/dreist.svg"
	manualFile   = "man/man6/dreist.6.gz"
)

// The files for Linux desktops are where these look for them.
func checkDesktop(t *testing.T, h held, share string, s self) {
	t.Helper()
	source := need.Value(os.ReadFile("../../main.go"))(t)
	const class = "DREIst!"
	if !strings.Contains(string(source), `X11ClassName: "`+class+`"`) {
		t.Errorf("the window is not of the class %s", class)
	}
	entry := entries(h[share+desktopFile].data)
	for key, want := range map[string]string{"Type": "Application", "Exec": "dreist %f", "Icon": "dreist", "Terminal": "false",
		"StartupWMClass": class} {
		if entry[key] != want {
			t.Errorf("the desktop file has %s=%s, want %s", key, entry[key], want)
		}
	}
	for _, size := range hicolor {
		path := fmt.Sprintf("%sicons/hicolor/%dx%[2]d/apps/dreist.png", share, size)
		icon, err := png.DecodeConfig(bytes.NewReader(h[path].data))
		if err != nil || icon.Width != size || icon.Height != size {
			t.Errorf("%s is %dx%d: %v", path, icon.Width, icon.Height, err)
		}
	}
	folder := t.TempDir()
	for name, checks := range map[string][]string{desktopFile: {"desktop-file-validate"},
		metainfoFile: {"appstreamcli", "validate", "--no-net"}} {
		path := filepath.Join(folder, filepath.Base(name))
		need.OK(t, os.WriteFile(path, h[share+name].data, 0o600))
		do(t, checks[0], append(checks[1:], path)...)
	}
	checkType(t, h, share, entry["MimeType"], s.record)
	checkPicture(t, h[share+iconFile].data)
	manual := h.gunzip(t, share+manualFile)
	if !strings.HasPrefix(manual, ".TH DREIST 6 ") {
		t.Error("there is no manual page")
	}
	for _, name := range append(s.commands, "help") {
		if !strings.Contains(manual, "\n.B dreist "+name+"\n") || !strings.Contains(manual, "\n.TP\n.B "+name+"\n") {
			t.Errorf("the manual page does not tell what dreist %s does", name)
		}
	}
}

// entries returns the entries of a desktop file.
func entries(data []byte) map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if key, value, found := strings.Cut(strings.TrimSpace(line), "="); found {
			all[key] = value
		}
	}
	return all
}

// checkType checks that a record is recognised by its name and its beginning, and is what the program opens.
func checkType(t *testing.T, h held, share, opened, record string) {
	t.Helper()
	var mime struct {
		Types []struct {
			Name  string `xml:"type,attr"`
			Globs []struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
			Beginnings []struct {
				Kind   string `xml:"type,attr"`
				Offset int    `xml:"offset,attr"`
				Value  string `xml:"value,attr"`
			} `xml:"magic>match"`
		} `xml:"mime-type"`
	}
	var about struct {
		ID    string   `xml:"id"`
		Types []string `xml:"provides>mediatype"`
	}
	unmarshal(t, h[share+mimeFile].data, "mime-info", &mime)
	unmarshal(t, h[share+metainfoFile].data, "component", &about)
	if len(mime.Types) != 1 {
		t.Fatalf("%d types of files are told of", len(mime.Types))
	}
	one := mime.Types[0]
	if opened != one.Name+";" || len(about.Types) != 1 || about.Types[0] != one.Name {
		t.Errorf("records are of the type %s, the desktop file opens %s, the metainfo tells of %q", one.Name, opened, about.Types)
	}
	if len(one.Globs) != 1 || one.Globs[0].Pattern != "*"+store.RecordExt("") || filepath.Ext(record) != store.RecordExt("") {
		t.Errorf("records end in %s, the type in %v, and the program writes %s", store.RecordExt(""), one.Globs, record)
	}
	text := need.Value(os.ReadFile(record))(t)
	if b := one.Beginnings; len(b) != 1 || b[0].Kind != "string" || b[0].Value == "" ||
		!strings.HasPrefix(string(text[b[0].Offset:]), b[0].Value) {
		t.Errorf("the type begins with %v, and a record is\n%s", b, text)
	}
}

// unmarshal reads an XML file with a certain root element.
func unmarshal(t *testing.T, data []byte, root string, to any) {
	t.Helper()
	if got := rootOf(t, data); got != root {
		t.Errorf("it begins with <%s>, want <%s>", got, root)
	}
	need.OK(t, xml.Unmarshal(data, to))
}

// checkPicture checks an SVG picture.
func checkPicture(t *testing.T, data []byte) {
	t.Helper()
	var picture struct {
		Box   string `xml:"viewBox,attr"`
		Paths []struct {
			Along string `xml:"d,attr"`
		} `xml:"path"`
	}
	unmarshal(t, data, "svg", &picture)
	drawn := 0
	for _, p := range picture.Paths {
		if len(p.Along) > 10 {
			drawn++
		}
	}
	if drawn < 20 || picture.Box == "" {
		t.Errorf("the icon has %d paths in a box of %q", drawn, picture.Box)
	}
}

// rootOf reads an XML file to its end and returns the name of its root element.
func rootOf(t *testing.T, data []byte) (root string) {
	t.Helper()
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := d.Token()
		if err == io.EOF {
			return root
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && root == "" {
			root = e.Name.Local
		}
	}
}

func TestLinuxArchives(t *testing.T) {
	folder, version := packages(t)
	self := ask(t)
	for _, arch := range wantArchs(t, "linux") {
		name := fmt.Sprintf("dreist-%s-linux-%s", version, arch)
		packed := need.Value(os.Open(filepath.Join(folder, name+".tar.gz")))(t)
		defer packed.Close()
		plain := need.Value(gzip.NewReader(packed))(t)
		h := untar(t, plain, name+"/")
		h.hasPapers(t, "", "LICENSE")
		checkDesktop(t, h, "share/", self)
		checkReadme(t, filepath.Join(folder, name+".tar.gz"))
		checkELF(t, h.program(t, "dreist"), arch)
	}
}

// checkReadme follows the README of an archive to make the program known to a desktop, in a home of its own.
func checkReadme(t *testing.T, archive string) {
	t.Helper()
	folder, home := t.TempDir(), t.TempDir()
	do(t, "tar", "-xzf", archive, "-C", folder, "--strip-components=1")
	readme := need.Value(os.ReadFile(filepath.Join(folder, "README.txt")))(t)
	script := "set -e\n"
	for line := range strings.Lines(string(readme)) {
		if strings.HasPrefix(line, "    ") {
			script += line
		}
	}
	c := exec.CommandContext(t.Context(), "sh", "-c", script)
	c.Dir, c.Env = folder, append(os.Environ(), "HOME="+home)
	if said, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	for path, want := range map[string]string{
		".local/bin/dreist": "ELF", ".local/share/" + iconFile: "<svg", ".local/share/" + manualFile: "\x1f\x8b",
		".local/share/mime/globs2": ":*" + store.RecordExt("") + "\n", ".local/share/applications/mimeinfo.cache": "=dreist.desktop;\n",
	} {
		if got, err := os.ReadFile(filepath.Join(home, path)); err != nil || !bytes.Contains(got, []byte(want)) {
			t.Errorf("after what README.txt tells to do, %s has no %q: %v", path, want, err)
		}
	}
}

func untar(t *testing.T, r io.Reader, below string) held {
	t.Helper()
	h := held{}
	for archive := tar.NewReader(r); ; {
		header, err := archive.Next()
		if err == io.EOF {
			return h
		}
		if err != nil {
			t.Fatal(err)
		}
		data := need.Value(io.ReadAll(archive))(t)
		if header.Typeflag == tar.TypeReg {
			h[strings.TrimPrefix(header.Name, below)] = content{data, header.FileInfo().Mode()}
		}
	}
}

func checkELF(t *testing.T, program []byte, arch string) {
	t.Helper()
	f := need.Value(elf.NewFile(bytes.NewReader(program)))(t)
	if want := map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}[arch]; f.Machine != want {
		t.Errorf("the program is for %v, want %v", f.Machine, want)
	}
}

func TestDebianPackages(t *testing.T) {
	folder, version := packages(t)
	self := ask(t)
	for _, arch := range wantArchs(t, "linux") {
		path := filepath.Join(folder, fmt.Sprintf("dreist_%s_%s.deb", version, arch))
		files := need.Value(exec.Command("dpkg-deb", "--fsys-tarfile", path).Output())(t)
		h := untar(t, bytes.NewReader(files), "./")
		h.hasPapers(t, "usr/share/doc/dreist/", "copyright")
		if changes := h.gunzip(t, "usr/share/doc/dreist/changelog.gz"); !strings.HasPrefix(changes, "dreist ("+version+") ") {
			t.Errorf("the changes begin with %.40q", changes)
		}
		checkDesktop(t, h, "usr/share/", self)
		checkELF(t, h.program(t, "usr/games/dreist"), arch)
		fields := need.Value(exec.Command("dpkg-deb", "--field", path, "Package", "Version", "Architecture", "Section").Output())(t)
		for _, want := range []string{"Package: dreist\n", "Version: " + version, "Architecture: " + arch, "Section: games\n"} {
			if !strings.Contains(string(fields), want) {
				t.Errorf("the package does not tell %q:\n%s", want, fields)
			}
		}
	}
}

func TestWindowsArchives(t *testing.T) {
	folder, version := packages(t)
	for _, arch := range wantArchs(t, "windows") {
		h := unzip(t, folder, fmt.Sprintf("dreist-%s-windows-%s", version, arch))
		h.hasPapers(t, "", "LICENSE")
		program := h.program(t, "dreist.exe")
		f := need.Value(pe.NewFile(bytes.NewReader(program)))(t)
		if want := map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_ARM64}[arch]; f.Machine != want {
			t.Errorf("the program is for %#x, want %#x", f.Machine, want)
		}
		if f.OptionalHeader.(*pe.OptionalHeader64).Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
			t.Error("the program opens a console")
		}
		resources := f.Section(".rsrc")
		if resources == nil {
			t.Fatal("the program has no resources")
		}
		data := need.Value(resources.Data())(t)
		for what, want := range map[string][]byte{
			"a picture": []byte("\x89PNG"), "its name": wide("DREIst!"), "its version": wide(version), "a manifest": []byte("<assembly"),
		} {
			if !bytes.Contains(data, want) {
				t.Errorf("the resources lack %s", what)
			}
		}
	}
}

// wide returns a text as UTF-16, as in resources of Windows.
func wide(text string) (b []byte) {
	for _, unit := range utf16.Encode([]rune(text)) {
		b = append(b, byte(unit), byte(unit>>8))
	}
	return b
}

func TestMacArchives(t *testing.T) {
	folder, version := packages(t)
	for _, arch := range wantArchs(t, "macos") {
		h := unzip(t, folder, fmt.Sprintf("dreist-%s-macos-%s", version, arch))
		h.hasPapers(t, "", "LICENSE")
		const bundle = "DREIst!.app/Contents/"
		f := need.Value(macho.NewFile(bytes.NewReader(h.program(t, bundle+"MacOS/dreist"))))(t)
		if want := map[string]macho.Cpu{"amd64": macho.CpuAmd64, "arm64": macho.CpuArm64}[arch]; f.Cpu != want {
			t.Errorf("the program is for %v, want %v", f.Cpu, want)
		}
		info := h[bundle+"Info.plist"].data
		if root := rootOf(t, info); root != "plist" {
			t.Errorf("Info.plist begins with <%s>", root)
		}
		for _, want := range []string{"<string>" + version + "</string>", "public.app-category.card-games", "<string>dreist.icns</string>"} {
			if !bytes.Contains(info, []byte(want)) {
				t.Errorf("Info.plist lacks %s", want)
			}
		}
		icons := h[bundle+"Resources/dreist.icns"].data
		if !bytes.HasPrefix(icons, []byte("icns")) || !bytes.Contains(icons, []byte("ic10")) {
			t.Error("dreist.icns does not hold icons")
		}
	}
}

func unzip(t *testing.T, folder, name string) held {
	t.Helper()
	archive := need.Value(zip.OpenReader(filepath.Join(folder, name+".zip")))(t)
	defer archive.Close()
	h := held{}
	for _, f := range archive.File {
		r := need.Value(f.Open())(t)
		data := need.Value(io.ReadAll(r))(t)
		h[strings.TrimPrefix(f.Name, name+"/")] = content{data, f.Mode()}
	}
	return h
}

// The package for this machine is installed, opens its window, and leaves nothing behind when it is removed. Without the rights to
// install it, or if it is installed already, it is only unpacked.
func TestTheDebianPackageOpensAWindow(t *testing.T) {
	folder, version := packages(t)
	path := filepath.Join(folder, fmt.Sprintf("dreist_%s_%s.deb", version, runtime.GOARCH))
	root := t.TempDir()
	if os.Geteuid() == 0 && exec.Command("dpkg", "--status", "dreist").Run() != nil {
		root = "/"
		do(t, "dpkg", "--install", "--force-depends", path)
		defer func() {
			do(t, "dpkg", "--purge", "dreist")
			for _, left := range []string{"/usr/games/dreist", "/usr/share/applications/dreist.desktop", "/usr/share/doc/dreist"} {
				if _, err := os.Stat(left); err == nil {
					t.Errorf("%s is left when the package is removed", left)
				}
			}
		}()
	} else {
		do(t, "dpkg-deb", "--extract", path, root)
	}
	program := filepath.Join(root, "usr/games/dreist")
	if said := do(t, program, "version"); !strings.HasPrefix(said, "dreist "+version+" (commit ") {
		t.Errorf("the program says it is %q", said)
	}
	desktop := need.Value(os.ReadFile(filepath.Join(root, "usr/share", desktopFile)))(t)
	opensRecord(t, entries(desktop)["Exec"], filepath.Dir(program), ask(t).record)
}

// opensRecord opens a record as a desktop does, and saves the reviewed game: that is the only other file.
func opensRecord(t *testing.T, command, programs, record string) {
	t.Helper()
	t.Setenv("PATH", programs+string(filepath.ListSeparator)+os.Getenv("PATH"))
	words := strings.Fields(strings.Replace(command, "%f", record, 1))
	game := exec.CommandContext(t.Context(), words[0], words[1:]...)
	home := t.TempDir()
	game.Env = append(os.Environ(), "HOME="+home, "XDG_DATA_HOME="+home+"/data", "XDG_CONFIG_HOME="+home+"/config")
	need.OK(t, game.Start())
	defer func() { _ = game.Process.Kill(); _ = game.Wait() }()
	window := strings.Fields(do(t, "timeout", "60", "xdotool", "search", "--sync", "--onlyvisible", "--all", "--pid",
		strconv.Itoa(game.Process.Pid), "--class", "^DREIst!$"))[0]
	for range 100 {
		do(t, "xdotool", "windowfocus", window, "key", "2", "sleep", "0.3") // "save the game"
		saved := need.Value(filepath.Glob(filepath.Join(home, "*"+store.RecordExt(""))))(t)
		if len(saved) > 0 {
			if got, want := turns(t, saved[0]), turns(t, record); got != want || want == "" {
				t.Errorf("of the record\n%s\nthe window shows\n%s", want, got)
			}
			return
		}
	}
	t.Errorf("%q does not look back on %s", command, record)
}

// turns returns the turns of a record.
func turns(t *testing.T, record string) string {
	t.Helper()
	text := need.Value(os.ReadFile(record))(t)
	_, played, _ := strings.Cut(string(text), "\n\n")
	return played
}

func do(t *testing.T, name string, args ...string) string {
	t.Helper()
	c := exec.CommandContext(t.Context(), name, args...)
	c.WaitDelay = time.Minute
	said, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, said)
	}
	return string(said)
}
