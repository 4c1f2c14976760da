import type { Block } from '#contract/content/page-texts.ts'
import { type FilledWords, RichText } from '#web/ui/text/rich-text.tsx'

/** Terms and privacy in plain words. */
export function Terms({ blocks, words }: { blocks: readonly Block[]; words: FilledWords }) {
  return (
    <div className="prose-width">
      <RichText blocks={blocks} words={words} />
    </div>
  )
}
