const vowels = 'iuh'
/** Pairs of sounds that people hear for each other; ଡ଼ and ड़ are written as d and as r. */
const alike: Readonly<Record<string, number>> = {
  dr: 0.2,
  ...Object.fromEntries(['iu', 'mn', 'cs', 'ij', 'gj', 'lr', 'dt', 'ln'].map((pair) => [pair, 0.5])),
}

/**
 * How far apart two sounds of `soundOf` are: 0 for the same, 1 for nothing in common. Vowels and sounds that
 * are heard for each other count less.
 */
export function apart(one: string, other: string): number {
  let above = [0]
  for (const letter of other) above.push((above.at(-1) ?? 0) + weight(letter))
  for (const letter of one) {
    const row = [(above[0] ?? 0) + weight(letter)]
    for (let at = 0; at < other.length; at += 1) {
      const there = other[at] ?? ''
      row.push(
        Math.min(
          (above[at] ?? 0) + change(letter, there),
          (above[at + 1] ?? 0) + weight(letter),
          (row[at] ?? 0) + weight(there),
        ),
      )
    }
    above = row
  }
  return (above.at(-1) ?? 0) / Math.max(one.length, other.length, 1)
}

const weight = (letter: string) => (vowels.includes(letter) ? 0.5 : 1)

function change(one: string, other: string): number {
  if (one === other) return 0
  return alike[[one, other].sort().join('')] ?? 1
}
