/** A number as a field shows it: empty where nothing, or no number, stands there. */
export function figureValue(figure: number): number | '' {
  return Number.isFinite(figure) ? figure : ''
}
