import type { Slide } from '#contract/content.ts'
import { callApi } from '#web/lib/api-client.ts'
import { deferred } from '#web/lib/resource.ts'

/** The slides of the home page, in order. */
export function loadSlides(): Promise<Slide[]> {
  return deferred(callApi('listSlides'))
}
