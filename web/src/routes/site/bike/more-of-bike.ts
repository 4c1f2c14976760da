/** What comes late on a model's page, and quotes of its price. One file, because each has its name in the first script of every page. */
export { BikeWays } from './bike-ways.tsx'
export { loadMore, nothingMore } from './load-more-of-bike.ts'
export { QuotePart } from './quote-part.tsx'
export { SlipQuote } from './slip-quote.tsx'
