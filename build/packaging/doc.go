// Command packaging builds the packages of a release: for Linux as tar.gz and as .deb, for Windows as zip and for macOS as an
// application in a zip, each for amd64 and arm64, and a file of their checksums.
//
//	go run ./build/packaging -version 1.2.3 -out dist
//
// All of it is built on one Linux machine, and the same commit without changes to it gives the same bytes: times are those of the commit, files lie in
// a fixed order and belong to nobody, and the compilers and the two tools that are run have exact versions. It is run in the
// folder of the repository; build/package is the way to it.
package main
