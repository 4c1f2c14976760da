/** The texts of a data sheet by their labels. */
type Sheet = Readonly<Record<string, string>>

interface Described {
  bodyDimensions: Sheet
  engine: Sheet
  battery: Sheet
  transmission: Sheet
  tyresAndBrakes: Sheet
  frameAndSuspension: Sheet
  electricals: Sheet
  headlineFigures: readonly { label: string; figure: string; source: string }[]
}

/**
 * What a text of a data sheet says of one variant, of which `names` are all of its model: of `116 kg (Drum) /
 * 117 kg (Disc)` the Disc has `117 kg`, and of `106 kg (H-Smart 105 kg)` the H-Smart `105 kg` and every other
 * `106 kg`. A text that names no variant stays as it is.
 */
export function figureOfVariant(text: string, variant: string, names: readonly string[]): string {
  let common: string | undefined
  for (const part of text.split(' / ')) {
    const [, figure = part, inner = ''] = /^([^()]+) \(([^()]+)\)$/.exec(part) ?? []
    const named = longestFirst(names).find((name) => inner.toLowerCase().startsWith(name.toLowerCase()))
    if (named === undefined) return text
    const own = inner.slice(named.length).replace(/^:? /, '')
    if (named === variant) return own || figure
    if (own) common = figure
  }
  return common ?? text
}

/** Among `Disc` and `Disc Pro`, the longer name is the one that a text means. */
const longestFirst = (names: readonly string[]) => [...names].sort((one, other) => other.length - one.length)

/** A vehicle of which every figure is that of one variant; `names` are those of all its variants. */
export function asVariant<Vehicle extends Described>(
  vehicle: Vehicle,
  variant: string | undefined,
  names: readonly string[],
): Vehicle {
  if (variant === undefined) return vehicle
  const own = (text: string) => figureOfVariant(text, variant, names)
  const sheet = (texts: Sheet) =>
    Object.fromEntries(Object.entries(texts).map(([label, text]) => [label, own(text)]))
  return {
    ...vehicle,
    bodyDimensions: sheet(vehicle.bodyDimensions),
    engine: sheet(vehicle.engine),
    battery: sheet(vehicle.battery),
    transmission: sheet(vehicle.transmission),
    tyresAndBrakes: sheet(vehicle.tyresAndBrakes),
    frameAndSuspension: sheet(vehicle.frameAndSuspension),
    electricals: sheet(vehicle.electricals),
    headlineFigures: vehicle.headlineFigures.map((one) => ({ ...one, figure: own(one.figure) })),
  }
}
