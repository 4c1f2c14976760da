import type { Category } from '#contract/catalogue/lines.ts'
import type { Fuel } from '#contract/prices/charge-kinds.ts'

/**
 * Texts of a data sheet that may contain the size of an engine or the power of a motor; a missing text says
 * nothing.
 */
interface SizeTexts {
  displacement?: string | undefined
  ratedPower?: string | undefined
  peakPower?: string | undefined
  /** The engine or motor in one line. */
  motor?: string | undefined
}

/** The fuel of a vehicle of a line, as charges and insurers classify vehicles. */
export function fuelOf(category: Category): Fuel {
  return category === 'ev' ? 'electric' : 'petrol'
}

/**
 * The size by which insurers classify vehicles: of an engine in cc (`109.51 cc` is 109.51), of an electric
 * motor in kW, by the rated power where a text has that. Null where no text contains a size.
 */
export function sizeOf(category: Category, texts: SizeTexts): number | null {
  const [unit, given] =
    fuelOf(category) === 'electric'
      ? [/(\d[\d,]*(?:\.\d+)?)\s*kW\b/i, [texts.ratedPower, texts.peakPower, texts.motor]]
      : [/(\d[\d,]*(?:\.\d+)?)\s*cc\b/i, [texts.displacement, texts.motor]]
  for (const text of given) {
    const size = Number(unit.exec(text ?? '')?.[1]?.replaceAll(',', ''))
    if (size > 0) return size
  }
  return null
}
