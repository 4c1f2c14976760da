import type { PageTextId } from '#contract/page-text-list.ts'
import type { Block } from '#contract/page-texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { deferred } from '#web/lib/resource.ts'

/** A text that the dealer may write anew. */
export function loadPageText(id: PageTextId): Promise<Block[]> {
  return deferred(callApi('getPageText', { params: { id } }).then(({ blocks }) => blocks))
}
