package rulebook

// The keys of what stands around the texts on the screens that show the book, the overview and a refusal.
const (
	BookKey     = "rules.title"    // title of the rule book
	SearchKey   = "rules.search"   // placeholder of the search field
	NextKey     = "rules.next"     // goes on to the next place that was found: values Hit and Hits
	NothingKey  = "rules.nothing"  // no place was found: value Query
	NearKey     = "rules.near"     // before words that are spelled much like what finds nothing
	ContentsKey = "rules.contents" // before all sections
	NumbersKey  = "rules.numbers"  // how to read the numbers of the book
	EndingsKey  = "rules.endings"  // endings that a search leaves out, longer ones first
	FigureKey   = "rules.figure"   // link to a figure: value Figure
	NumberKey   = "rules.ruling"   // number of a ruling: value Ruling
	SectionKey  = "rules.section"  // link to a section: values Number and Title
	OverviewKey = "overview.title"
	PageKey     = "overview.page" // number of a page: values Page and Pages
	WhyKey      = "overview.why"  // link from a refusal's sentence to what explains it
	ReadOnKey   = "overview.more" // link from a page to the rule book
)
