// Package dreistmsg names the sentences that only DREIst! says, as msg does those of every game.
package dreistmsg
