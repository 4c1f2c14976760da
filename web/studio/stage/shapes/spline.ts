/** Interpolates rows of numbers smoothly; the answer takes 0 (first row) to 1 (last row). */
export function smoothRows(rows: readonly (readonly number[])[]): (t: number) => number[] {
  const spans = rows.slice(1).map((row, index) => {
    const before = rows[index] ?? row
    return Math.max(Math.hypot(...row.map((value, channel) => value - (before[channel] ?? 0))), 1)
  })
  const slope = (row: number, channel: number): number => {
    const value = (index: number) => rows[index]?.[channel] ?? 0
    const last = rows.length - 1
    const after = row < last ? (value(row + 1) - value(row)) / (spans[row] ?? 1) : 0
    const before = row > 0 ? (value(row) - value(row - 1)) / (spans[row - 1] ?? 1) : 0
    if (row === 0) return after
    if (row === last) return before
    const [left = 1, right = 1] = [spans[row - 1], spans[row]]
    return (after * left + before * right) / (left + right)
  }
  const slopes = rows.map((row, index) => row.map((_, channel) => slope(index, channel)))
  return (t) => {
    const place = Math.min(Math.max(t, 0), 1) * (rows.length - 1)
    const row = Math.min(Math.floor(place), rows.length - 2)
    const s = place - row
    const span = spans[row] ?? 1
    const [h00, h10] = [2 * s ** 3 - 3 * s ** 2 + 1, s ** 3 - 2 * s ** 2 + s]
    const [h01, h11] = [-2 * s ** 3 + 3 * s ** 2, s ** 3 - s ** 2]
    return (rows[row] ?? []).map(
      (value, channel) =>
        h00 * value +
        h10 * span * (slopes[row]?.[channel] ?? 0) +
        h01 * (rows[row + 1]?.[channel] ?? value) +
        h11 * span * (slopes[row + 1]?.[channel] ?? 0),
    )
  }
}
