import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { useKeptValues } from '#web/lib/device/kept-values.ts'
import { emptyFit } from './fit-values.ts'
import { LoadFit } from './load-fit.tsx'
import { modelFigures } from './model-figures.ts'
import { MonthlyCost } from './monthly-cost.tsx'
import { SeatFit } from './seat-fit.tsx'

/**
 * The questions and answers of the fit. The typed answers stay on the device and count for the next model
 * too.
 */
export function FitPanel({ bike }: { bike: BikeDetail }) {
  const [values, change] = useKeptValues('fit', emptyFit)
  const figures = modelFigures(bike)
  const part = { values, change }
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
      <SeatFit {...part} seatHeight={figures.seatHeightMm} />
      <LoadFit {...part} figures={figures} />
      <MonthlyCost {...part} figures={figures} isElectric={bike.category === 'ev'} />
      <p className="text-sm text-muted lg:col-span-3">
        {t`Rules of thumb over the figures of its data sheet; a test ride says more. What you type stays on this device.`}
      </p>
    </div>
  )
}
