import studio from '../../studio/manifest.json?raw'

const pictures = JSON.parse(studio) as Record<string, { placeholder?: string } | undefined>

/** As many as a first screen shows: those further down would only make the page heavier. */
const perPage = 4

/** The placeholders of one page, for its first pictures. */
export function firstPlaceholders(): (src: string) => string | undefined {
  const given = new Set<string>()
  return (src) => {
    const placeholder = pictures[src.replace(/^\/media\//, '')]?.placeholder
    if (!placeholder || (!given.has(src) && given.size >= perPage)) return undefined
    given.add(src)
    return placeholder
  }
}
