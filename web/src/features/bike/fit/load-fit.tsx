import { t } from '#contract/wire/language.ts'
import type { FitPartProps } from './fit-values.ts'
import type { ModelFigures } from './model-figures.ts'
import { NumberInput, numberIn } from './number-input.tsx'
import { clearanceWords, weightWords } from './seat-reach.ts'

const heaviest = 250

/** The weight at the kerb, the load of riders and luggage, and the clearance underneath. */
export function LoadFit({ values, change, figures }: FitPartProps & { figures: ModelFigures }) {
  const { kerbWeightKg, groundClearanceMm, payloadKg } = figures
  const loads = [values.riderKg, values.pillionKg, values.luggageKg].map(
    (typed) => numberIn(typed, heaviest) ?? 0,
  )
  const load = loads.reduce((sum, kg) => sum + kg, 0)
  return (
    <section aria-labelledby="fit-load" className="grid content-start gap-4">
      <h3 id="fit-load" className="text-lg font-bold">
        {t`Weight, load and roads`}
      </h3>
      <div className="grid grid-cols-3 items-end gap-3">
        <NumberInput
          label={t`You`}
          unit="kg"
          value={values.riderKg}
          most={heaviest}
          onChange={(riderKg) => change({ riderKg })}
        />
        <NumberInput
          label={t`Pillion`}
          unit="kg"
          value={values.pillionKg}
          most={heaviest}
          onChange={(pillionKg) => change({ pillionKg })}
        />
        <NumberInput
          label={t`Bags`}
          unit="kg"
          value={values.luggageKg}
          most={heaviest}
          onChange={(luggageKg) => change({ luggageKg })}
        />
      </div>
      <div role="status" className="grid gap-2 text-pretty">
        <p>{loadWords(load, payloadKg, kerbWeightKg)}</p>
        <p>
          {kerbWeightKg === undefined
            ? t`Its data sheet does not say what it weighs.`
            : `${t`It weighs ${kerbWeightKg} kg.`} ${weightWords(kerbWeightKg)}`}
        </p>
        <p>
          {groundClearanceMm === undefined
            ? t`Its data sheet does not say how much room is below it.`
            : `${t`Ground clearance ${groundClearanceMm} mm.`} ${clearanceWords(groundClearanceMm)}`}
        </p>
      </div>
    </section>
  )
}

/** What a load means for the model; load, payload and weight at the kerb in kilograms. */
function loadWords(load: number, payload: number | undefined, kerb: number | undefined): string {
  if (payload !== undefined && load > 0)
    return load <= payload
      ? t`It may carry ${payload} kg; you would be ${load} kg.`
      : t`It may carry ${payload} kg; ${load} kg is more than that.`
  const together = load > 0 && kerb !== undefined ? ` ${onTheRoad(load + kerb)}` : ''
  return payload === undefined
    ? t`Its data sheet does not say how much it may carry: please ask us before you load it fully.` + together
    : t`It may carry ${payload} kg, riders and bags together.`
}

function onTheRoad(together: number): string {
  return t`On the road you would be ${together} kg together.`
}
