import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { StarIcon } from '#web/ui/icon/star.tsx'

const places = [1, 2, 3, 4, 5]

/**
 * A rating as five stars, which screen readers read as words; a mean is drawn as the nearest whole star, and
 * its words give the exact value.
 */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={t`${rating} of 5 stars`}
      className={classNames('inline-flex gap-0.5', className)}
    >
      {places.map((place) => (
        <StarIcon
          key={place}
          className={classNames('size-5', place <= Math.round(rating) ? 'text-warning' : 'text-hairline')}
        />
      ))}
    </span>
  )
}
