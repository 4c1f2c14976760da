import type { PageTextId } from '#contract/content/page-text-list.ts'
import type { Block } from '#contract/content/page-texts.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** A text that the dealer may write anew. */
export function loadPageText(id: PageTextId): Promise<Block[]> {
  return deferred(callApi('getPageText', { params: { id } }).then(({ blocks }) => blocks))
}
