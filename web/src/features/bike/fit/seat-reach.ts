import { t } from '#contract/wire/language.ts'

/** How a rider's feet reach the ground. */
export type Reach = 'flat' | 'nearlyFlat' | 'balls' | 'toes' | 'oneFoot'

/** The inseam of a body of average build, as a share of its height. */
const inseamShare = 0.46
/**
 * For each reach, how many millimetres the seat is above the inseam at most. Soles and a sagging spring help
 * the rider, a wide seat costs some reach.
 */
const limits: readonly { most: number; reach: Reach }[] = [
  { most: -20, reach: 'flat' },
  { most: 30, reach: 'nearlyFlat' },
  { most: 70, reach: 'balls' },
  { most: 110, reach: 'toes' },
]

/** The inseam (millimetres) that a height (centimetres) usually has. */
export function usualInseam(heightCm: number): number {
  return Math.round(heightCm * 10 * inseamShare)
}

/**
 * How the feet of a rider reach the ground: inseam and seat height in millimetres. A rule of thumb, and the
 * page says so.
 */
export function reachOf(inseam: number, seatHeight: number): Reach {
  return limits.find(({ most }) => seatHeight - inseam <= most)?.reach ?? 'oneFoot'
}

/** The sentence for each reach. */
export const reachWords: Record<Reach, string> = {
  flat: t`Both feet flat on the ground, with knees a little bent.`,
  nearlyFlat: t`Both feet flat on the ground, with straight legs.`,
  balls: t`The balls of both feet, heels in the air. Most riders are at ease with that.`,
  toes: t`Toes of both feet, or one foot flat when you lean it a little. Please try it before you decide.`,
  oneFoot: t`The toes of one foot. Too high to be at ease with; please try it, or look at a lower seat.`,
}

/** What the weight of a two-wheeler (kilograms, ready to ride) means at the kerb. */
export function weightWords(kg: number): string {
  if (kg <= 110) return t`Light: most people push and park it alone, and lift it onto its main stand.`
  if (kg <= 150) return t`Of middle weight: pushing it backwards uphill takes some strength.`
  if (kg <= 190) return t`Heavy to push: park where you can ride out forwards.`
  return t`Very heavy to push: it wants practice, and a level place to park.`
}

/** What the clearance under a two-wheeler (millimetres) means on Indian roads. */
export function clearanceWords(mm: number): string {
  if (mm >= 180) return t`High: broken roads and field tracks are no trouble.`
  if (mm >= 160) return t`Clears the usual speed breakers, with two on the seat as well.`
  return t`Low: take high speed breakers slowly, above all with two on the seat.`
}
