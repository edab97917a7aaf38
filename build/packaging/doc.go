// Command packaging builds the packages of a release: for Linux as tar.gz and .deb, for Windows as zip and for macOS as an application in
// a zip, each for amd64 and arm64, and a file of checksums.
//
//	go run ./build/packaging -version 1.2.3 -out dist
//
// Everything is built on a Linux machine. The same clean commit gives the same bytes: times are those of the commit, files have a fixed
// order and no owner, and the compiler and the two tools have exact versions. It runs in the folder of the repository, by build/package.
package main
