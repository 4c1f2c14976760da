import { pages } from '#contract/site/pages.ts'
import { pageWords } from '#web/generated/page-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Entry, FoundBy } from './entry.ts'

/** The pages as entries; in every language a page is also found by its English title. */
export const pageEntries: readonly FoundBy[] = Object.values(pages).flatMap(
  ({ path, title, longTitle = title, search }) => {
    if (!search) return []
    const [line, more] = search
    const shown = pageWords(title)
    return {
      entry: { id: `page:${path}`, kind: 'page', title: shown, line: pageWords(line), to: path, image: '' },
      name: shown === longTitle ? shown : `${shown} ${longTitle}`,
      of: '',
      more,
      part: '',
    }
  },
)

const wanted: readonly string[] = [
  paths.productEnquiry(),
  paths.networks,
  paths.finance,
  paths.serviceBooking,
  paths.offers,
]

/** The pages that most visitors want before they have typed anything. */
export const usefulPages: readonly Entry[] = wanted.flatMap(
  (to) => pageEntries.find(({ entry }) => entry.to === to)?.entry ?? [],
)
