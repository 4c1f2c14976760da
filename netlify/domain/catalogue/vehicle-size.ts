import type { Category } from '#contract/catalogue/lines.ts'
import type { Fuel } from '#contract/prices/charge-kinds.ts'

/** Texts of a data sheet that may say how large an engine or how strong a motor is; what is missing says nothing. */
interface SizeTexts {
  displacement?: string | undefined
  ratedPower?: string | undefined
  peakPower?: string | undefined
  /** Engine or motor in one line. */
  motor?: string | undefined
}

/** What a vehicle of a line runs on, as charges and insurers part them. */
export function fuelOf(category: Category): Fuel {
  return category === 'ev' ? 'electric' : 'petrol'
}

/**
 * The size by which insurers part vehicles: of an engine in cc (`109.51 cc` is 109.51), of an electric motor in kW, by its rated
 * power where that is said. Null where no text says it.
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
