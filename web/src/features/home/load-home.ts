import type { Slide } from '#contract/content/content.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** The slides of the home page, in order. */
export function loadSlides(): Promise<Slide[]> {
  return deferred(callApi('listSlides'))
}
