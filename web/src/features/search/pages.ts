import type { Page } from '#contract/site/pages/page.ts'
import { addressOf, pages } from '#contract/site/pages.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { pageWords } from '#web/generated/page-words.ts'
import type { Entry, FoundBy } from './entry.ts'

/** The pages whose parts are on, as entries; in every language a page is also found by its English title. */
export function pageEntries(parts: ShownParts): FoundBy[] {
  return Object.values(pages).flatMap((page) => {
    if (isOff(parts, page.part)) return []
    const shown = page.namedBy ? parts.names[page.namedBy] : pageWords(page.title)
    return entryOf(page, shown, addressOf(page, parts))
  })
}

/** A page as an entry, under the words that visitors read; none for a page that nobody searches. */
function entryOf({ title, longTitle = title, search }: Page, shown: string, path: string): FoundBy[] {
  if (!search) return []
  const [line, more] = search
  return [
    {
      entry: { id: `page:${path}`, kind: 'page', title: shown, line: pageWords(line), to: path, image: '' },
      name: shown === longTitle ? shown : `${shown} ${longTitle}`,
      of: '',
      more,
      part: '',
    },
  ]
}

const { productEnquiry, networks, finance, serviceBooking, offers } = pages

/** The pages that most visitors want before they have typed anything; every dealer has them. */
export const usefulPages: readonly Entry[] = [
  productEnquiry,
  networks,
  finance,
  serviceBooking,
  offers,
].flatMap((page) => entryOf(page, pageWords(page.title), page.path).map(({ entry }) => entry))
