// Package book shows the rules of DREI x DR3I at a glance, with diagrams that are played by the rules.
package book
