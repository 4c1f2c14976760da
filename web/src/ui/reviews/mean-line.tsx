import { Stars } from './stars.tsx'

/** The mean of so many reviews. */
export function MeanLine({ mean, count }: { mean: number; count: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars rating={mean} />
      <span className="figures">
        <strong>{mean.toFixed(1)}</strong> of 5 from {count} {count === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  )
}
