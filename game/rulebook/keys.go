package rulebook

// The keys of what stands around the texts on the screens that show the book, the overview and a refusal.
const (
	BookKey     = "rules.title"   // title of the rule book
	SearchKey   = "rules.search"  // placeholder of the search field
	HitsKey     = "rules.hits"    // how many places were found: with a count
	NothingKey  = "rules.nothing" // no place was found
	FigureKey   = "rules.figure"  // link to a figure: value Figure
	NumberKey   = "rules.ruling"  // number of a ruling: value Ruling
	SectionKey  = "rules.section" // link to a section: values Number and Title
	OverviewKey = "overview.title"
	PageKey     = "overview.page" // number of a page: values Page and Pages
	WhyKey      = "overview.why"  // link from a refusal's sentence to what explains it
	ReadOnKey   = "overview.more" // link from a page to the rule book
)
