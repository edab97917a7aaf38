package main

import (
	"fmt"

	"dreist/game/peri"
	"dreist/game/store"
)

// periScenes are the type case of PERI, and each patience as it is dealt.
func periScenes() (list []staged) {
	list = append(list, staged{"peri", chosen(lastPeri), "wait 30; snap peri-case; point peri.open.bigapple; wait 30; snap peri-case-pointed", nil})
	for _, row := range peri.Patiences {
		list = append(list, staged{"peri", chosen(lastPeri), fmt.Sprintf("press peri.open.%s; wait 200; snap peri-%[1]s", row.Key), nil})
	}
	saved := func(key, record string) preparation {
		return all(chosen(lastPeri), saved(store.Slot(key).Of("peri"), "[Game \"PERI\"]\n[Format \"1\"]\n"+record))
	}
	return append(list,
		staged{"peri plays", saved("bigapple", periMidgame), `press peri.open.bigapple; wait 60; point place.t3; click card.Kd; wait 30; snap peri-chosen; key Escape; wait 10;
			click card.5d; wait 5; click place.t1; wait 30; snap peri-refused; key Escape; wait 10; key L; wait 60; snap peri-look-back; key Escape; wait 60;
			key F10; wait 30; snap peri-menu; press tip.help; wait 30; snap peri-book; key Escape; key Escape; key Escape`, nil},
		staged{"peri plays", saved("wish", "[Patience \"wish\"]\n[Tableau \"Kh / - / Ks / - / - / - / - / -\"]\n"), `press peri.open.wish; wait 60; click card.Kh; wait 5; click card.Ks;
			burst peri-won 10 12; wait 200; snap peri-end; press end.leave; wait 60; press statistics.title; wait 30; snap peri-statistics`, nil},
		staged{"peri plays", saved("seek", "[Patience \"seek\"]\n[Tableau \"8h / - / Ad / - / - / - / 9c Qs / - / - / - / - / - / -\"]\n"), `press peri.open.seek; wait 60; press peri.run; wait 300; snap peri-lost`, nil},
		staged{"peri plays", chosen(lastPeri), "press peri.open.packets; wait 200; point place.t9; wait 60; snap peri-fanned", nil},
	)
}

const periMidgame = `[Patience "bigapple"]
[Foundations "Ac 2c / - / Ah / -"]
[Tableau "?9c 8h / 9s / ?4s Kd Qs Jh Tc / - / ?2s ?5h 5d / ?3c ?7c ?9d 8s 7d / 6s"]
[Stock "7s Td Jc Qd 3s"]
[Waste "Jd 4c"]
`

func lastPeri(s *store.Settings) { s.Game = "peri" }
