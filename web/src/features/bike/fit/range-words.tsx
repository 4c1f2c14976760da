import { t } from '#contract/wire/language.ts'
import type { ModelFigures } from './model-figures.ts'
import { daysOn, inTraffic, realShare } from './running-cost.ts'

interface RangeWordsProps {
  figures: ModelFigures
  isElectric: boolean
  /** Kilometres a day; undefined while the field holds no number. */
  dailyKm: number | undefined
}

const percent = realShare * 100

/** Says how often the vehicle is charged or filled, and which share of the quoted figure that counts on. */
export function RangeWords({ figures, isElectric, dailyKm }: RangeWordsProps) {
  const { rangeKm, kmPerLitre, tankLitres } = figures
  if (isElectric && rangeKm === undefined)
    return <p>{t`Its data sheet does not say how far it gets on a charge.`}</p>
  const counted = isElectric ? countedRange(rangeKm) : countedMileage(kmPerLitre)
  if (!counted) return null
  const quotedKm = isElectric ? rangeKm : kmPerLitre && tankLitres && kmPerLitre * tankLitres
  const days = quotedKm && dailyKm ? daysOn(quotedKm, dailyKm) : undefined
  if (days === undefined) return <p>{counted}</p>
  return (
    <p>
      <strong>{isElectric ? chargeWords(days) : fillWords(days)}</strong> {counted}
    </p>
  )
}

function countedRange(rangeKm: number | undefined): string | undefined {
  if (rangeKm === undefined) return undefined
  const range = Math.round(inTraffic(rangeKm))
  return t`Of the ${rangeKm} km that its maker claims we count ${percent}%, ${range} km.`
}

function countedMileage(kmPerLitre: number | undefined): string | undefined {
  if (kmPerLitre === undefined) return undefined
  const mileage = Math.round(inTraffic(kmPerLitre) * 10) / 10
  return t`Of the ${kmPerLitre} km/l that are quoted for it we count ${percent}%, ${mileage} km/l.`
}

function chargeWords(days: number): string {
  if (days === 0) return t`Your day is longer than one charge: you would charge or swap on the way.`
  return days === 1 ? t`Charge every day.` : t`Charge every ${days} days.`
}

function fillWords(days: number): string {
  if (days === 0) return t`Your day is longer than one tank: you would fill up on the way.`
  return days === 1 ? t`Fill up every day.` : t`Fill up every ${days} days.`
}
