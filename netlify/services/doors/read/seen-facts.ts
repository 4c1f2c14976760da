import { fittingLine } from './fitting-text.ts'

/** The most bytes of all facts, well below what the database keeps. */
const mostBytes = 1_500

/** The facts beside an enquiry that are there, in the lengths that its context takes. */
export function seenOf(facts: Record<string, unknown>): Record<string, string> {
  let bytes = 0
  const lines = Object.entries(facts).map(
    ([name, value]) => [fittingLine(name, 40), fittingLine(value, 160)] as const,
  )
  const kept = lines.filter(([name, line]) => {
    if (name === '' || line === '') return false
    bytes += Buffer.byteLength(JSON.stringify([name, line]))
    return bytes <= mostBytes
  })
  return Object.fromEntries(kept)
}
