import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import type { AbsKind } from '#contract/catalogue/vehicle-choices.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'

type Rows = Readonly<Record<string, string>>

/** The texts of a vehicle that contain figures, as staff write them. */
export interface FigureTexts {
  /** The engine or motor in one line. */
  motor: string
  mileage: string
  displacement: string | null
  range: string | null
  kerbWeight: string | null
  seatHeight: string | null
  tyresAndBrakes: Rows
}

type Figures = Pick<ModelFacts, 'engine' | 'weight' | 'seatHeight' | 'mileage' | 'range' | 'abs'>

/** The figures of a vehicle as numbers; null where no text contains a figure in the wanted unit. */
export function modelFigures(texts: FigureTexts): Figures {
  return {
    engine: figureIn(texts.displacement, 'cc') ?? figureIn(texts.motor, 'cc'),
    weight: figureIn(texts.kerbWeight, 'kg'),
    seatHeight: figureIn(texts.seatHeight, 'mm'),
    mileage: figureIn(texts.mileage, 'km ?/ ?l|kmpl|km per lit'),
    range: figureIn(texts.range, 'km(?! ?/)'),
    abs: absIn(texts.tyresAndBrakes),
  }
}

/**
 * The first number before its unit: `116 kg (Drum) / 117 kg (Disc)` is 116, because the first variant also
 * gives the model its price, and `60-65 km/l` is 60.
 */
function figureIn(text: string | null, unit: string): number | null {
  const number = String.raw`\d[\d,]*(?:\.\d+)?`
  const found = new RegExp(`(${number})(?: ?[-–] ?${number})? ?(?:${unit})`, 'i').exec(
    latinDigits(text ?? ''),
  )
  const figure = Number(found?.[1]?.replaceAll(',', ''))
  return figure > 0 ? figure : null
}

/**
 * The kind of ABS in the row about the braking system; a row that names another system means that there is no
 * ABS.
 */
function absIn(rows: Rows): AbsKind | null {
  const [label = '', text = ''] =
    Object.entries(rows).find(([name]) => /^(abs|brak(e|ing) ?system)$/i.test(name)) ?? []
  if (!text.trim()) return null
  const words = /abs/i.test(label) && !/abs/i.test(text) ? `${text} ABS` : text
  if (/\b(no|non|not|none|without)\b[ -]*(available )?abs\b/i.test(words)) return 'none'
  if (!/\babs\b|anti-?lock/i.test(words)) return 'none'
  // Each of several variants may have another system.
  const kinds = [/\b(dual|two|2)[ -]?channel/i, /\b(single|one|1)[ -]?channel/i, /\b(cbs|combi)\b/i].map(
    (kind) => kind.test(words),
  )
  if (kinds.filter(Boolean).length !== 1 || kinds[2]) return 'some'
  return kinds[0] ? 'dual' : 'single'
}
