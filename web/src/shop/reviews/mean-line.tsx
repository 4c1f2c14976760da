import { t } from '#contract/wire/language.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import { Stars } from './stars.tsx'

/** A line with the mean rating and the number of reviews. */
export function MeanLine({ mean, count }: { mean: number; count: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars rating={mean} />
      <span className="figures">
        {fillIn(count === 1 ? t`{mean} of 5 from 1 review` : t`{mean} of 5 from ${count} reviews`, {
          mean: <strong>{mean.toFixed(1)}</strong>,
        })}
      </span>
    </p>
  )
}
