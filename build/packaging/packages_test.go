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
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode/utf16"
)

// packages is where build/package has put the packages, which these tests open.
func packages(t *testing.T) (folder, version string) {
	t.Helper()
	folder, version = os.Getenv("DREIST_PACKAGES"), os.Getenv("DREIST_VERSION")
	if folder == "" || version == "" {
		t.Fatal("DREIST_PACKAGES must name the folder of the packages, and DREIST_VERSION their version")
	}
	return folder, version
}

var archs = []string{"amd64", "arm64"}

// held is what a package holds, by path below its own folder.
type held map[string]content

// content is what one file of a package holds.
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

// hasPapers checks that licences and changes are there.
func (h held) hasPapers(t *testing.T, below string) {
	t.Helper()
	for name, want := range map[string]string{"LICENSE": "MIT License", "licences.txt": "github.com/hajimehoshi/ebiten", "CHANGELOG.md": "# Changes"} {
		if !bytes.Contains(h[below+name].data, []byte(want)) {
			t.Errorf("%s does not tell %q", below+name, want)
		}
	}
}

func TestChecksums(t *testing.T) {
	folder, version := packages(t)
	sums, err := os.ReadFile(filepath.Join(folder, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"dreist-%s-linux-%s.tar.gz", "dreist_%s_%s.deb", "dreist-%s-windows-%s.zip", "dreist-%s-macos-%s.zip"} {
		for _, arch := range archs {
			name := fmt.Sprintf(name, version, arch)
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

// What a desktop looks for on Linux lies where it looks for it.
func checkDesktop(t *testing.T, h held, share string) {
	t.Helper()
	desktop := string(h[share+"applications/dreist.desktop"].data)
	source, err := os.ReadFile("../../main.go")
	if err != nil {
		t.Fatal(err)
	}
	class := "DREIst!"
	if !strings.Contains(desktop, "\nStartupWMClass="+class+"\n") || !strings.Contains(string(source), `X11ClassName: "`+class+`"`) {
		t.Errorf("the desktop file and the window do not agree about the class %s", class)
	}
	for _, size := range hicolor {
		path := fmt.Sprintf("%sicons/hicolor/%dx%[2]d/apps/dreist.png", share, size)
		icon, err := png.DecodeConfig(bytes.NewReader(h[path].data))
		if err != nil || icon.Width != size || icon.Height != size {
			t.Errorf("%s is %dx%d: %v", path, icon.Width, icon.Height, err)
		}
	}
	for path, root := range map[string]string{
		"icons/hicolor/scalable/apps/dreist.svg":        "svg",
		"metainfo/io.github.dreist.dreist.metainfo.xml": "component",
		"mime/packages/dreist.xml":                      "mime-info",
	} {
		if got := rootOf(t, h[share+path].data); got != root {
			t.Errorf("%s begins with <%s>, want <%s>", path, got, root)
		}
	}
	folder := t.TempDir()
	for name, checks := range map[string][]string{
		"applications/dreist.desktop": {"desktop-file-validate"}, "metainfo/io.github.dreist.dreist.metainfo.xml": {"appstreamcli", "validate", "--no-net"},
	} {
		path := filepath.Join(folder, filepath.Base(name))
		if err := os.WriteFile(path, h[share+name].data, 0o600); err != nil {
			t.Fatal(err)
		}
		do(t, checks[0], append(checks[1:], path)...)
	}
	if manual := h[share+"man/man6/dreist.6"].data; !bytes.HasPrefix(manual, []byte(".TH DREIST 6")) {
		t.Error("there is no manual page")
	}
}

// rootOf reads an XML file to its end and returns the name of its first element.
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
	for _, arch := range archs {
		name := fmt.Sprintf("dreist-%s-linux-%s", version, arch)
		packed, err := os.Open(filepath.Join(folder, name+".tar.gz"))
		if err != nil {
			t.Fatal(err)
		}
		defer packed.Close()
		plain, err := gzip.NewReader(packed)
		if err != nil {
			t.Fatal(err)
		}
		h := untar(t, plain, name+"/")
		h.hasPapers(t, "")
		checkDesktop(t, h, "share/")
		checkELF(t, h.program(t, "dreist"), arch)
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
		data, err := io.ReadAll(archive)
		if err != nil {
			t.Fatal(err)
		}
		if header.Typeflag == tar.TypeReg {
			h[strings.TrimPrefix(header.Name, below)] = content{data, header.FileInfo().Mode()}
		}
	}
}

func checkELF(t *testing.T, program []byte, arch string) {
	t.Helper()
	f, err := elf.NewFile(bytes.NewReader(program))
	if err != nil {
		t.Fatal(err)
	}
	if want := map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}[arch]; f.Machine != want {
		t.Errorf("the program is for %v, want %v", f.Machine, want)
	}
}

func TestDebianPackages(t *testing.T) {
	folder, version := packages(t)
	for _, arch := range archs {
		path := filepath.Join(folder, fmt.Sprintf("dreist_%s_%s.deb", version, arch))
		files, err := exec.Command("dpkg-deb", "--fsys-tarfile", path).Output()
		if err != nil {
			t.Fatal(err)
		}
		h := untar(t, bytes.NewReader(files), "./")
		h.hasPapers(t, "usr/share/doc/dreist/")
		checkDesktop(t, h, "usr/share/")
		checkELF(t, h.program(t, "usr/games/dreist"), arch)
		fields, err := exec.Command("dpkg-deb", "--field", path, "Package", "Version", "Architecture", "Section").Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"Package: dreist\n", "Version: " + version, "Architecture: " + arch, "Section: games\n"} {
			if !strings.Contains(string(fields), want) {
				t.Errorf("the package does not tell %q:\n%s", want, fields)
			}
		}
	}
}

func TestWindowsArchives(t *testing.T) {
	folder, version := packages(t)
	for _, arch := range archs {
		h := unzip(t, folder, fmt.Sprintf("dreist-%s-windows-%s", version, arch))
		h.hasPapers(t, "")
		program := h.program(t, "dreist.exe")
		f, err := pe.NewFile(bytes.NewReader(program))
		if err != nil {
			t.Fatal(err)
		}
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
		data, err := resources.Data()
		if err != nil {
			t.Fatal(err)
		}
		for what, want := range map[string][]byte{
			"a picture": []byte("\x89PNG"), "its name": wide("DREIst!"), "its version": wide(version), "a manifest": []byte("<assembly"),
		} {
			if !bytes.Contains(data, want) {
				t.Errorf("the resources lack %s", what)
			}
		}
	}
}

// wide returns a text the way the resources of Windows hold it.
func wide(text string) (b []byte) {
	for _, unit := range utf16.Encode([]rune(text)) {
		b = append(b, byte(unit), byte(unit>>8))
	}
	return b
}

func TestMacArchives(t *testing.T) {
	folder, version := packages(t)
	for _, arch := range archs {
		h := unzip(t, folder, fmt.Sprintf("dreist-%s-macos-%s", version, arch))
		h.hasPapers(t, "")
		const bundle = "DREIst!.app/Contents/"
		f, err := macho.NewFile(bytes.NewReader(h.program(t, bundle+"MacOS/dreist")))
		if err != nil {
			t.Fatal(err)
		}
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
	archive, err := zip.OpenReader(filepath.Join(folder, name+".zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	h := held{}
	for _, f := range archive.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		h[strings.TrimPrefix(f.Name, name+"/")] = content{data, f.Mode()}
	}
	return h
}

// The package for this machine is installed, opens its window, and leaves nothing behind when it is removed. Without the rights to
// install anything, and where it is installed already, it is only unpacked.
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
	game := exec.CommandContext(t.Context(), program)
	home := t.TempDir()
	game.Env = append(os.Environ(), "HOME="+home, "XDG_DATA_HOME="+home, "XDG_CONFIG_HOME="+home)
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = game.Process.Kill(); _ = game.Wait() }()
	do(t, "timeout", "60", "xdotool", "search", "--sync", "--onlyvisible", "--class", "^DREIst!$")
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
