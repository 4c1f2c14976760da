import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { oneFigure } from '#web/shop/figure.ts'

type Compared = Pick<CatalogueBike, 'specs'> & {
  /** Rupees, in the kind of price that the page shows. */
  price: number
}

/**
 * What tells another model from this one, in few words: how much dearer or cheaper it is, and engine, power
 * and range where these are others.
 */
export function whatDiffers(bike: Compared, other: Compared): string[] {
  const more = other.price - bike.price
  const difference = formatRupees(Math.abs(more))
  const price = more > 0 ? t`${difference} more` : t`${difference} less`
  const figures = (['engine', 'power', 'range'] as const).flatMap((name) => {
    const [own, its] = [oneFigure(bike.specs[name]), oneFigure(other.specs[name])]
    return its === own ? [] : [its]
  })
  return [more === 0 ? '' : price, ...new Set(figures)].filter(Boolean)
}
