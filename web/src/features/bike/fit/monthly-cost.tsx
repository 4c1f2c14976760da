import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import type { FitPartProps, FitValues } from './fit-values.ts'
import type { ModelFigures } from './model-figures.ts'
import { NumberInput, numberIn } from './number-input.tsx'
import { RangeWords } from './range-words.tsx'
import { electricityAMonth, inTraffic, petrolAMonth, unitsPer100Km } from './running-cost.ts'

interface MonthlyCostProps extends FitPartProps {
  figures: ModelFigures
  isElectric: boolean
}

const most = { dailyKm: 500, petrolPrice: 300, unitPrice: 50, otherKmPerLitre: 150, otherUnits: 20 }
type Asked = keyof typeof most

/**
 * The cost of a month of petrol beside one of electricity, and how often the vehicle is charged or filled.
 */
export function MonthlyCost({ values, change, figures, isElectric }: MonthlyCostProps) {
  const input = (name: Asked, label: string, unit: string) => (
    <NumberInput
      label={label}
      unit={unit}
      value={values[name]}
      most={most[name]}
      onChange={(next) => change({ [name]: next })}
    />
  )
  const costs = costsOf(values, figures, isElectric)
  return (
    <section aria-labelledby="fit-cost" className="grid content-start gap-4">
      <h3 id="fit-cost" className="text-lg font-bold">
        {t`A month on the road`}
      </h3>
      <div className="grid grid-cols-2 items-end gap-3">
        {input('dailyKm', t`A day`, 'km')}
        {isElectric
          ? input('otherKmPerLitre', t`Petrol one`, 'km/l')
          : input('otherUnits', t`Electric one`, t`units/100 km`)}
        {input('petrolPrice', t`A litre`, '₹')}
        {input('unitPrice', t`A unit`, '₹')}
      </div>
      <div role="status" className="grid gap-2 text-pretty">
        <RangeWords
          figures={figures}
          isElectric={isElectric}
          dailyKm={numberIn(values.dailyKm, most.dailyKm)}
        />
        {costs.isUnknown ? (
          <p>
            {isElectric
              ? t`Its data sheet does not say both battery and range, so what a month costs is not known.`
              : t`Its data sheet does not say how far it goes on a litre, so what a month costs is not known.`}
          </p>
        ) : costs.own === undefined ? null : (
          <p>
            {fillIn(
              isElectric ? t`{cost} for electricity, with what the charger loses.` : t`{cost} for petrol.`,
              { cost: <span className="figures font-bold">{aMonth(costs.own)}</span> },
            )}
          </p>
        )}
        {costs.other === undefined ? null : (
          <p className="text-muted">
            {fillIn(
              isElectric
                ? t`A petrol scooter of the figures above: {cost}.`
                : t`An electric scooter of the figures above: {cost}.`,
              { cost: <span className="figures">{aMonth(costs.other)}</span> },
            )}
          </p>
        )}
      </div>
    </section>
  )
}

function aMonth(cost: number): string {
  return t`about ${formatRupees(Math.round(cost))} a month`
}

function costsOf(values: FitValues, figures: ModelFigures, isElectric: boolean) {
  const read = (name: Asked) => numberIn(values[name], most[name])
  const { kmPerLitre, batteryKwh, rangeKm } = figures
  const [daily, petrol, unit] = [read('dailyKm'), read('petrolPrice'), read('unitPrice')]
  const litre = isElectric ? read('otherKmPerLitre') : kmPerLitre && inTraffic(kmPerLitre)
  const ownUnits = batteryKwh && rangeKm ? unitsPer100Km(batteryKwh, rangeKm) : undefined
  const units = isElectric ? ownUnits : read('otherUnits')
  const onPetrol = daily && petrol && litre ? petrolAMonth(daily, litre, petrol) : undefined
  const onElectricity = daily && unit && units ? electricityAMonth(daily, units, unit) : undefined
  return isElectric
    ? { own: onElectricity, other: onPetrol, isUnknown: ownUnits === undefined }
    : { own: onPetrol, other: onElectricity, isUnknown: kmPerLitre === undefined }
}
