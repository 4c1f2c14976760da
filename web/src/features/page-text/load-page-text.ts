import type { PageTextId } from '#contract/content/page-text-list.ts'
import type { Block } from '#contract/content/page-texts.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** A text of a page that the dealer may rewrite. */
export function loadPageText(id: PageTextId): Promise<Block[]> {
  return deferred(callApi('getPageText', { params: { id } }).then(({ blocks }) => blocks))
}
