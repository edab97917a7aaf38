// Package book shows the rules of THE GAME at a glance: pages with diagrams on small tables, which play what the rule book says.
package book
