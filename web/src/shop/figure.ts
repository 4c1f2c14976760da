/**
 * Splits a line of the data sheet into the figure, which is shown large, and the rest: `348.36 cc,
 * air-cooled` into `348.36 cc` and `air-cooled`; `8 kW (10.9 PS) at 7,500 rpm` into `8 kW` and `10.9 PS at
 * 7,500 rpm`.
 */
export function figureOf(text: string): { figure: string; rest: string } {
  const [figure = text, ...rest] = text.split(/(?:,\s|\s(?=\()|\s(?=at\s))/)
  const words = rest.join(', ').replace(/\(([^)]*)\),? ?/, '$1 ')
  return { figure, rest: words.trim() }
}

/**
 * The first figure of a text with its unit and nothing else: `8 kW` of `8 kW (10.9 PS) at 7,500 rpm`, `6 kW`
 * of `6 kW side-mounted motor`. A text that begins with no number stays as it is.
 */
export function oneFigure(text: string): string {
  return /^\d[\d.,]*(?: ?[-–] ?\d[\d.,]*)? ?[^\s\d,()]+/u.exec(text)?.[0] ?? text
}
