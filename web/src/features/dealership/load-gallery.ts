import type { GalleryItem } from '#contract/content/content.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** The pictures of the gallery, newest first. */
export function loadGallery(): Promise<GalleryItem[]> {
  return deferred(callApi('listGallery'))
}
