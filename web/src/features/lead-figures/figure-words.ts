import type { LeadFigures } from '#contract/leads/lead-figures.ts'

/** The kept promises in per cent of those that were kept or broken; undefined while there is none. */
export function keptShare({ kept, late }: LeadFigures['promises']['now']): number | undefined {
  return kept + late > 0 ? Math.round((kept / (kept + late)) * 100) : undefined
}

/** A waiting time in words: `12 min`, `1 h 20 min`, `2 days`. */
export function waitingTime(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) {
    const rest = minutes % 60
    return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`
  }
  return `${Math.round(minutes / 60 / 24)} days`
}

/** A figure compared with that of the thirty days before, in words. */
export function againstBefore(now: number, before: number): string {
  if (now === before) return 'as many as in the 30 days before'
  if (before === 0) return 'none in the 30 days before'
  const change = Math.round(((now - before) / before) * 100)
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% against the 30 days before`
}
