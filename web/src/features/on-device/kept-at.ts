import { listingOf } from '#contract/catalogue/lines.ts'
import { firstRoutes } from '#contract/generated/first-routes.ts'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { timeInWords } from '#contract/wire/time-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { language } from '#web/lib/language.ts'
import { comparedIn } from '#web/shop/compare/compared-models.ts'

const listings: string[] = Object.values(listingOf).map((name) => firstRoutes[name].path)

/** The paths of the calls that brought the prices of the shown page. */
function priceCalls(): string[] {
  const asked = new URLSearchParams(location.search)
  const models = [
    ...asked.getAll('bikeName').filter(Boolean),
    ...comparedIn(asked).map(({ bikeName }) => bikeName),
  ]
  if (models.length > 0) return models.map((bikeName) => pathOf(firstRoutes.getBike, { bikeName }))
  const made = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [firstRoutes.listModelCards.path, ...listings].filter((path) => made.includes(path))
}

/**
 * The moment when the oldest price of the shown page was fetched; undefined for a page without prices, or
 * when no answer is kept.
 */
export async function pricesKeptAt(): Promise<Date | undefined> {
  const asked = language === 'en' ? '' : `?language=${language}`
  const kept = await Promise.all(
    priceCalls().map((path) => caches.match(new URL(path + asked, location.origin))),
  )
  const times = kept.flatMap((answer) => Date.parse(answer?.headers.get('date') ?? '') || [])
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** A moment as `21 Nov, 3:04 pm`, by the clock in India. */
export function shortMoment(moment: Date): string {
  const day = formatDay(indianDay(moment)).replace(/ \d{4}$/, '')
  return `${day}, ${timeInWords(indianTime(moment))}`
}
