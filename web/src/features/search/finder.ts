import MiniSearch, { type SearchResult } from 'minisearch'
import { budgetIn, outletsNear, pricedWords, tellingWords } from './asked-for.ts'
import type { Entry, FoundBy, Kind } from './entry.ts'
import { coveredBy, fitOf, isMeant } from './fit.ts'
import { type Question, questionOf } from './question.ts'
import { joined, keptTermsOf, pairOf, soundMark, wordsOf } from './words/words.ts'

/** Hits of one kind, the best first; `total` also counts the hits that are not shown. */
export interface FoundGroup {
  kind: Kind
  entries: Entry[]
  total: number
}

export interface Finder {
  /** The hits for a typed text by kind, with the kind of the best hit first; empty without a hit. */
  find: (typed: string) => FoundGroup[]
  /** The entry of an id that was kept; undefined when the entry is gone. */
  entryOf: (id: string) => Entry | undefined
}

/**
 * The most hits of the best kind, of each other kind, and in all: as many as a phone draws while somebody
 * types.
 */
const most = { best: 5, other: 3, inAll: 9 }
/** A hit whose fit is below this share of the best one only stands in the way. */
const leastShare = 0.4

/**
 * Makes a finder of everything that can be found, in small steps, so that a slow phone goes on answering
 * meanwhile.
 */
export async function makeFinder(all: readonly FoundBy[]): Promise<Finder> {
  const index = new MiniSearch<FoundBy & { id: number }>({
    fields: ['name', 'of', 'more', 'part'],
    tokenize: (text, field) => (field === 'part' ? tailsOf(text) : keptWords(text)),
    processTerm: (term, field) => (field === 'part' ? term : keptTermsOf(term)),
  })
  await index.addAllAsync(
    all.map((one, id) => ({ id, ...one })),
    { chunkSize: 25 },
  )

  /** The hits for a question, of one kind alone where that is given. */
  const search = (question: Question, fuzzy: (term: string) => number | false, kind?: Kind): Hit[] => {
    const results = index.search({
      combineWith: 'OR',
      queries: question.terms,
      prefix: question.mayBeBegun,
      fuzzy,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    })
    return mostCovered(
      question,
      results.flatMap((result) => {
        const place: number = result.id
        const entry = all[place]?.entry
        const isWanted = entry && (kind ?? entry.kind) === entry.kind && isMeant(entry.kind, result)
        return isWanted ? { entry, place, result } : []
      }),
    )
  }

  /** The hits that have every word as it was typed; undefined where no entry has all of them. */
  const findWritten = (words: readonly string[], typed: string, kind?: Kind) => {
    const question = questionOf(words, typed, 'written')
    const hits = search(question, () => false, kind)
    const [first] = hits
    return first && coveredBy(question, first.result) === words.length ? { question, hits } : undefined
  }

  /**
   * The hits that have every word as it was typed stand alone; typing errors are forgiven only where there
   * are none. Undefined where all hits would be guesses.
   */
  const findWords = (words: readonly string[], typed: string, kind?: Kind) => {
    const written = findWritten(words, typed, kind)
    if (written) return written
    const question = questionOf(words, typed, 'heard')
    const hits = search(question, errorsIn, kind)
    const [first] = hits
    // A hit for less than a third of the words is a guess.
    return first && coveredBy(question, first.result) * 3 >= words.length ? { question, hits } : undefined
  }

  const find = (typed: string): FoundGroup[] => {
    const near = outletsNear(typed)
    if (near) return [nearGroup(near, findWritten(wordsOf(typed), typed)?.hits ?? [])]
    const budget = budgetIn(typed)
    if (budget) {
      const { named, most: sum } = budget
      const hits = named.length > 0 ? findWords(named, named.join(' '), 'model')?.hits : undefined
      return affordable(hits ?? all, sum)
    }
    const words = tellingWords(wordsOf(typed))
    if (words.length === 0) return []
    // One letter says little, so fewer hits are shown: the most wanted entries that begin with it.
    const room = words.join('').length === 1 ? most.best : most.inAll
    const named = pricedWords(words)
    const priced = named && findWritten(named, named.join(' '))
    // A price is asked for that stands in the line of the model; other prices have pages.
    if (priced?.hits[0]?.entry.kind === 'model') return grouped(priced.question, priced.hits, room)
    const any = findWords(words, typed)
    return any ? grouped(any.question, any.hits, room) : []
  }

  const byId = new Map(all.map(({ entry }) => [entry.id, entry]))
  return { find, entryOf: (id) => byId.get(id) }
}

/** The way to the outlets near a PIN code, and those that have it in their address. */
function nearGroup(near: Entry, hits: readonly Hit[]): FoundGroup {
  const there = hits.flatMap(({ entry }) => (entry.kind === 'outlet' ? entry : []))
  const entries = [near, ...there].slice(0, most.best)
  return { kind: 'outlet', entries, total: entries.length }
}

/** The models up to a price in rupees, the dearest first, because it makes most of the sum. */
function affordable(among: readonly Pick<FoundBy, 'entry'>[], budget: number): FoundGroup[] {
  const entries = among
    .flatMap(({ entry }) => (entry.kind === 'model' ? entry : []))
    .filter(({ price }) => price !== undefined && price <= budget)
    .sort((one, other) => (other.price ?? 0) - (one.price ?? 0))
  return entries.length > 0
    ? [{ kind: 'model', entries: entries.slice(0, most.best), total: entries.length }]
    : []
}

/** The words of a text, each once, and neighbours without their gap, because some people type them so. */
function keptWords(text: string): string[] {
  const words = wordsOf(text)
  const pairs = words.flatMap((word, at) => pairOf(word, words[at + 1]) ?? [])
  return [...new Set([...words, ...pairs])]
}

/** A part's number as a whole, and from the beginning of each of its pieces. */
function tailsOf(part: string): string[] {
  const pieces = part.split(/[^A-Za-z0-9]+/)
  return pieces.map((_, first) => joined(pieces.slice(first).join('')))
}

/**
 * How many letters of a term may be wrong. Figures and sounds must be exact; only a part's number is long
 * enough for errors.
 */
function errorsIn(term: string): number | false {
  if (/\d/.test(term)) return /[a-z]/.test(term) && term.replace(/\D/g, '').length > 3 ? 2 : false
  if (term.startsWith(soundMark) || term.length < 4) return false
  return term.length < 6 ? 1 : 2
}

interface Hit {
  entry: Entry
  place: number
  result: SearchResult
}

/**
 * Only the hits with the most of the typed words: a visitor who types a colour behind a model does not ask
 * for every model.
 */
function mostCovered(question: Question, hits: readonly Hit[]): Hit[] {
  const covered = hits.map(({ result }) => coveredBy(question, result))
  const most = covered.reduce((one, other) => Math.max(one, other), 0)
  return hits.filter((_, at) => covered[at] === most)
}

/**
 * Hits by kind, the best first, and at most `mostShown` in all. Hits that fit equally stay in the dealer's
 * order.
 */
function grouped(question: Question, hits: readonly Hit[], mostShown: number): FoundGroup[] {
  const shown = hits
    .map(({ entry, place, result }) => ({ entry, place, fit: fitOf(entry.kind, question, result) }))
    .sort((one, other) => other.fit - one.fit || one.place - other.place)
  const least = (shown[0]?.fit ?? 0) * leastShare
  const byKind = new Map<Kind, Entry[]>()
  for (const { entry, fit } of shown) {
    if (fit < least) break
    const known = byKind.get(entry.kind)
    if (known) known.push(entry)
    else byKind.set(entry.kind, [entry])
  }
  const groups: FoundGroup[] = []
  let room = mostShown
  for (const [kind, entries] of byKind) {
    if (room === 0) break
    const first = entries.slice(0, Math.min(room, groups.length === 0 ? most.best : most.other))
    groups.push({ kind, entries: first, total: entries.length })
    room -= first.length
  }
  return groups
}
