/**
 * Units that stand behind a figure of a specification, each after one blank; of two units with the same end
 * the longer stands first.
 */
export const units = [
  'mm',
  'cm',
  'inch',
  'kg',
  'litres',
  'cc',
  'kWh',
  'kW',
  'PS',
  'Nm',
  'rpm',
  'km/h',
  'km',
  'Ah',
  'V',
  'W',
  'degrees',
  'hours',
  'seconds',
] as const

/**
 * Splits `2,020 mm` into figure and unit. A text without a known unit is all figure, so `joinUnit` gives back
 * any text.
 */
export function splitUnit(text: string): { value: string; unit: string } {
  const unit = units.find((one) => text.endsWith(` ${one}`) && /\d$/.test(text.slice(0, -one.length - 1)))
  return unit ? { value: text.slice(0, -unit.length - 1), unit } : { value: text, unit: '' }
}

/** The inverse of `splitUnit`. */
export function joinUnit(value: string, unit: string): string {
  return unit && value ? `${value} ${unit}` : value
}
