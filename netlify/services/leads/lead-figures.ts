import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import type { LeadFamily } from '#contract/leads/lead-stages.ts'
import { type LeadSum, readLeadFigures } from '#server/data/leads/lead-figures.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

type Time = 'now' | 'before'

/** The dimensions by which leads are counted. */
type Dimension = 'kind' | 'model' | 'source' | 'stage' | 'person' | 'outlet' | 'answer' | 'promise'

/** The figures of the dashboard, about the leads that the caller may see. */
export async function getLeadFigures(db: DatabaseClient): Promise<LeadFigures> {
  const { sums, promisedToday, broken, ...rest } = await readLeadFigures(db)
  const of = (dimension: Dimension) => sums.filter((sum) => sum.dimension === dimension)
  const pairsOf = (dimension: Dimension) =>
    of(dimension).map(({ value, label, now, before }) => ({ value, name: label ?? '', now, before }))
  const named = (dimension: Dimension) =>
    of(dimension).map(({ value, now, before }) => ({ name: value, now, before }))
  const totalOf = (time: Time) => of('kind').reduce((sum, each) => sum + each[time], 0)
  const promisesOf = (time: Time) => {
    const {
      kept = 0,
      late = 0,
      open = 0,
    } = Object.fromEntries(of('promise').map((each) => [each.value, each[time]]))
    return { kept, late: late + broken[time], open: Math.max(0, open - broken[time]) }
  }
  return {
    ...rest,
    total: { now: totalOf('now'), before: totalOf('before') },
    promises: { today: promisedToday, now: promisesOf('now'), before: promisesOf('before') },
    medianMinutes: { now: medianOf(of('answer'), 'now'), before: medianOf(of('answer'), 'before') },
    kinds: of('kind').flatMap(({ value, now, before }) => {
      const known = leadKinds.find(({ table }) => table === value)
      return known ? [{ kind: known.kind, now, before }] : []
    }),
    models: pairsOf('model').map(({ value, name, ...pair }) => ({
      ...pair,
      model: value,
      name: name || value,
    })),
    sources: named('source'),
    outlets: pairsOf('outlet').map(({ value, ...pair }) => ({ ...pair, id: value ? Number(value) : null })),
    people: pairsOf('person').map(({ value, ...pair }) => ({ ...pair, id: value || null })),
    stages: of('stage').map(({ value, family, now, before }) => ({
      family: family as LeadFamily,
      stage: value,
      now,
      before,
    })),
  }
}

/**
 * The median of answer times, in minutes; the database counts answers by steps, each a tenth longer than the
 * one before.
 */
export function medianOf(steps: readonly Pick<LeadSum, 'value' | Time>[], time: Time): number | null {
  const sorted = steps
    .filter((step) => step[time] > 0)
    .sort((one, other) => Number(one.value) - Number(other.value))
  const half = sorted.reduce((sum, step) => sum + step[time], 0) / 2
  let passed = 0
  for (const step of sorted) {
    passed += step[time]
    if (passed >= half) return Math.round(1.1 ** Number(step.value))
  }
  return null
}
