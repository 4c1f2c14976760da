import type { Block } from '#contract/content/page-texts.ts'

/** What stands before the first heading of a level, or of any, then each such heading with what follows it. */
export function partsOf(blocks: readonly Block[], level?: 2 | 3): Block[][] {
  const parts: Block[][] = [[]]
  for (const block of blocks) {
    // The heading of a part begins it, whatever its own level.
    if (block.kind === 'heading' && (level ?? block.level) === block.level) parts.push([])
    parts.at(-1)?.push(block)
  }
  return parts
}

/** A part of a text with a title: its heading in plain words, and what follows that. */
export interface TitledPart {
  title: string
  rest: readonly Block[]
}

/** A text whose headings, of any level, each begin a part; `intro` is what stands before them. */
export function titledParts(blocks: readonly Block[]): { intro: readonly Block[]; parts: TitledPart[] } {
  const [intro = [], ...others] = partsOf(blocks)
  const parts = others.map(([head, ...rest]) => ({
    title: head?.kind === 'heading' ? head.runs.map(({ text }) => text).join('') : '',
    rest,
  }))
  return { intro, parts }
}
