/** How one comment is written: what stands before its first line, and before each further one. */
export interface CommentShape {
  first: string
  next: string
}

/** Begins something of its own: a list's item, a tag, a row of a table. */
const beginsAnew = /^(- |\d+\. |@|\|)/
/** Keeps its lines: an example of code, or a row of a table. */
const isFixed = /^( {4}|\||```)/

/**
 * The lines of a comment's text, without its marks, flowed into `width` columns. A paragraph that fits
 * already keeps its lines; a word that is wider than a line stands alone.
 */
export function reflow(text: readonly string[], { first, next }: CommentShape, width: number): string[] {
  const flowed: string[] = []
  const prefix = () => (flowed.length === 0 ? first : next)
  for (const lines of paragraphsOf(text)) {
    const isWide = lines.some((line) => prefix().length + line.length > width)
    if (!isWide || isFixed.test(lines[0] ?? '')) {
      for (const line of lines) flowed.push((prefix() + line).trimEnd())
      continue
    }
    const hanging = /^(- |\d+\. )/.test(lines[0] ?? '') ? '  ' : ''
    let line = ''
    for (const word of lines.join(' ').split(/\s+/).filter(Boolean)) {
      if (line && prefix().length + line.length + 1 + word.length > width) {
        flowed.push(prefix() + line)
        line = hanging + word
      } else line = line ? `${line} ${word}` : word
    }
    flowed.push(prefix() + line)
  }
  return flowed
}

function paragraphsOf(text: readonly string[]): string[][] {
  const paragraphs: string[][] = []
  let isOpen = false
  for (const line of text) {
    const standsAlone = line.trim() === '' || isFixed.test(line)
    if (!isOpen || standsAlone || beginsAnew.test(line)) paragraphs.push([line])
    else paragraphs.at(-1)?.push(line)
    isOpen = !standsAlone
  }
  return paragraphs
}
