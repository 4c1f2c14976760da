import { pages } from '#contract/site/pages.ts'
import { pageWords } from '#web/generated/page-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Entry, FoundBy } from './entry.ts'

/** The pages as they are found: also by their titles in English, in every language. */
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

/** Where most people want to go who have not typed anything yet. */
export const usefulPages: readonly Entry[] = wanted.flatMap(
  (to) => pageEntries.find(({ entry }) => entry.to === to)?.entry ?? [],
)
