import type { Block } from '#contract/content/page-texts.ts'

/**
 * Splits blocks at headings of a level, or at all headings: first the blocks before the first heading, then
 * each heading with the blocks that follow it.
 */
export function partsOf(blocks: readonly Block[], level?: 2 | 3): Block[][] {
  const parts: Block[][] = [[]]
  for (const block of blocks) {
    // A block that is such a heading begins a new part.
    if (block.kind === 'heading' && (level ?? block.level) === block.level) parts.push([])
    parts.at(-1)?.push(block)
  }
  return parts
}

/** A titled part of a text: its heading as plain text, and the blocks that follow. */
export interface TitledPart {
  title: string
  rest: readonly Block[]
}

/** Splits a text at its headings of any level; `intro` holds the blocks before the first heading. */
export function titledParts(blocks: readonly Block[]): { intro: readonly Block[]; parts: TitledPart[] } {
  const [intro = [], ...others] = partsOf(blocks)
  const parts = others.map(([head, ...rest]) => ({
    title: head?.kind === 'heading' ? head.runs.map(({ text }) => text).join('') : '',
    rest,
  }))
  return { intro, parts }
}
