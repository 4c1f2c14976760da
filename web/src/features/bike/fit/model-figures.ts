import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'

/**
 * Figures of a model as numbers. A figure that the data sheet does not say is missing; no figure is guessed.
 */
export interface ModelFigures {
  seatHeightMm?: number
  kerbWeightKg?: number
  groundClearanceMm?: number
  /** The weight that the model may carry: riders and luggage. */
  payloadKg?: number
  kmPerLitre?: number
  tankLitres?: number
  /** The range as its maker claims it. */
  rangeKm?: number
  batteryKwh?: number
}

type Sheet = Pick<
  BikeDetail,
  'battery' | 'bodyDimensions' | 'engine' | 'frameAndSuspension' | 'headlineFigures'
>

/** Reads a model's own data sheet. */
export function modelFigures({
  battery,
  bodyDimensions,
  engine,
  frameAndSuspension,
  headlineFigures,
}: Sheet): ModelFigures {
  const headline = (label: string) => headlineFigures.find((one) => one.label === label)?.figure
  const found = {
    seatHeightMm: figure(bodyDimensions.seatHeight, 'mm'),
    kerbWeightKg: figure(bodyDimensions.kerbWeight, 'kg'),
    groundClearanceMm: figure(bodyDimensions.groundClearance, 'mm'),
    payloadKg: figure(bodyDimensions.payload ?? frameAndSuspension.payload, 'kg'),
    kmPerLitre: figure(headline('Mileage'), 'km/l'),
    tankLitres: figure(bodyDimensions.fuelTankCapacity, `(?:litres|${t`litres`})`),
    rangeKm: figure(headline('Range') ?? engine.range, 'km'),
    batteryKwh: figure(battery.batteryCapacity ?? bodyDimensions.batteryCapacity, 'kWh'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The first number before a unit: `1,047 mm` is 1047; `116 kg (Drum) / 117 kg (Disc)` is 116. */
function figure(text: string | undefined, unit: string): number | undefined {
  const found = text && new RegExp(`([\\d,]+(?:\\.\\d+)?)\\s*${unit}(?![a-z/])`, 'i').exec(text)
  const number = found ? Number(found[1]?.replaceAll(',', '')) : Number.NaN
  return number > 0 ? number : undefined
}
