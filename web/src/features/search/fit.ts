import type { Kind } from './entry.ts'
import type { Question } from './question.ts'
import { soundMark } from './words/words.ts'

/**
 * The index's report about a hit: the asked terms that the hit has, and its own terms with the fields they
 * stand in.
 */
interface Match {
  queryTerms: string[]
  match: Record<string, string[]>
}

/** The weight of a word by its field, and by the way in which the word was found. */
const fieldWeight: Record<string, number> = { part: 4, name: 3, of: 2, more: 1 }
const way = { same: 1, begun: 0.8, soundsSame: 0.6, soundsBegun: 0.5, nearly: 0.4 }

/** The weight of each kind: a model is wanted more often than a thing that belongs to a model. */
const kindWeight: Record<Kind, number> = {
  model: 3,
  variant: 1.2,
  colour: 1,
  accessory: 1,
  outlet: 2,
  page: 1.6,
}

/** How many of the typed words a hit has. */
export function coveredBy({ placesOf }: Question, { queryTerms }: Match): number {
  const places = new Set<number>()
  for (const term of queryTerms) for (const place of placesOf.get(term) ?? []) places.add(place)
  return places.size
}

/**
 * Is a hit meant? The name of a model alone does not mean the variants, colours and accessories of the model.
 */
export function isMeant(kind: Kind, { match }: Match): boolean {
  if (!belongs.has(kind)) return true
  for (const word in match) if (match[word]?.some((field) => field !== 'of')) return true
  return false
}

const belongs: ReadonlySet<Kind> = new Set(['variant', 'colour', 'accessory'])

/**
 * How well a hit fits. The library's own measure gives rare words more weight, which says nothing in lists
 * this short: of three models of one name, any could come first.
 */
export function fitOf(kind: Kind, { count, placesOf }: Question, { queryTerms, match }: Match): number {
  const best = new Array<number>(count).fill(0)
  const rate = (term: string, points: number) => {
    for (const place of placesOf.get(term) ?? []) if (points > (best[place] ?? 0)) best[place] = points
  }
  let nearly = 0
  for (const word in match) {
    const weight = weightOf(match[word] ?? [])
    let isExplained = false
    for (const term of queryTerms) {
      if (!word.startsWith(term)) continue
      isExplained = true
      rate(term, weight * wayOf(term, word))
    }
    if (!isExplained && weight > nearly) nearly = weight
  }
  if (nearly > 0) for (const term of queryTerms) rate(term, nearly * way.nearly)
  let fit = 0
  for (const points of best) fit += points
  return fit * kindWeight[kind]
}

function weightOf(fields: readonly string[]): number {
  let most = 0
  for (const field of fields) most = Math.max(most, fieldWeight[field] ?? 0)
  return most
}

function wayOf(term: string, word: string): number {
  if (term.startsWith(soundMark)) return term === word ? way.soundsSame : way.soundsBegun
  return term === word ? way.same : way.begun
}
