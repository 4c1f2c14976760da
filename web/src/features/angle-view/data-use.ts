import { t } from '#contract/wire/language.ts'

/** Size (bytes) of a usual picture, used until a picture has been fetched. */
const usualFrameBytes = 14 * 1024

/**
 * Estimates the bytes of `count` pictures from the bytes that the browser fetched for `picture`, one of them.
 */
export function bytesOf(count: number, picture: string): number {
  const [entry] = performance.getEntriesByName(new URL(picture, location.origin).href, 'resource')
  const seen = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
  return count * (seen || usualFrameBytes)
}

/** Bytes in words: `about 160 KB`, `about 1.2 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) {
    const rounded = Math.max(10, Math.round(kilobytes / 10) * 10)
    return t`about ${rounded} KB`
  }
  const megabytes = (kilobytes / 1024).toFixed(1)
  return t`about ${megabytes} MB`
}
