import type { GalleryItem } from '#contract/content.ts'
import { callApi } from '#web/lib/api-client.ts'
import { deferred } from '#web/lib/resource.ts'

/** The pictures of the gallery, newest first. */
export function loadGallery(): Promise<GalleryItem[]> {
  return deferred(callApi('listGallery'))
}
