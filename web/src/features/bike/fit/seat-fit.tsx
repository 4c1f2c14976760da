import { t } from '#contract/wire/language.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import type { FitPartProps } from './fit-values.ts'
import { NumberInput, numberIn } from './number-input.tsx'
import { reachOf, reachWords, usualInseam } from './seat-reach.ts'

const tallest = 250
const longestInseam = 130

/** How a rider's feet reach the ground. */
export function SeatFit({ values, change, seatHeight }: FitPartProps & { seatHeight: number | undefined }) {
  const heightCm = numberIn(values.heightCm, tallest)
  const measured = numberIn(values.inseamCm, longestInseam)
  const inseam = measured === undefined ? heightCm && usualInseam(heightCm) : Math.round(measured * 10)
  return (
    <section aria-labelledby="fit-seat" className="grid content-start gap-4">
      <h3 id="fit-seat" className="text-lg font-bold">
        {t`Your height`}
      </h3>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberInput
          label={t`Height`}
          unit="cm"
          value={values.heightCm}
          most={tallest}
          onChange={(next) => change({ heightCm: next })}
        />
        <NumberInput
          label={t`or inseam`}
          unit="cm"
          value={values.inseamCm}
          most={longestInseam}
          onChange={(next) => change({ inseamCm: next })}
        />
      </div>
      <div role="status" className="grid gap-1">
        {seatHeight === undefined ? (
          <p>{t`Its data sheet does not say how high the seat is. Please come and sit on it.`}</p>
        ) : inseam ? (
          <>
            <p className="font-semibold text-pretty">{reachWords[reachOf(inseam, seatHeight)]}</p>
            <p className="figures text-sm text-muted">
              {measured === undefined
                ? t`Seat ${seatHeight} mm, inseam about ${inseam} mm.`
                : t`Seat ${seatHeight} mm, inseam ${inseam} mm.`}
            </p>
          </>
        ) : (
          <p className="text-muted">
            {fillIn(
              t`Its seat is {height} high. The inseam is measured barefoot, along the inside of the leg down to the ground.`,
              { height: <span className="figures">{seatHeight} mm</span> },
            )}
          </p>
        )}
      </div>
    </section>
  )
}
