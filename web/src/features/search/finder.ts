import MiniSearch, { type SearchResult } from 'minisearch'
import type { Entry, FoundBy, Kind } from './entry.ts'
import { coveredBy, fitOf, isMeant } from './fit.ts'
import { type Question, questionOf } from './question.ts'
import { joined, keptTermsOf, pairOf, soundMark, wordsOf } from './words.ts'

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

  const search = (question: Question, fuzzy: (term: string) => number | false): Hit[] => {
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
        return entry && isMeant(entry.kind, result) ? { entry, place, result } : []
      }),
    )
  }

  const find = (typed: string): FoundGroup[] => {
    const words = wordsOf(typed)
    if (words.length === 0) return []
    // Entries with every word as it was typed stand alone; typing errors are forgiven only where no entry has
    // all words.
    const asWritten = questionOf(words, typed, 'written')
    const written = search(asWritten, () => false)
    const first = written[0]
    // One letter says little, so fewer hits are shown: the most wanted entries that begin with it.
    const room = words.join('').length === 1 ? most.best : most.inAll
    if (first && coveredBy(asWritten, first.result) === words.length) return grouped(asWritten, written, room)
    const asHeard = questionOf(words, typed, 'heard')
    return grouped(asHeard, search(asHeard, errorsIn), room)
  }

  const byId = new Map(all.map(({ entry }) => [entry.id, entry]))
  return { find, entryOf: (id) => byId.get(id) }
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
