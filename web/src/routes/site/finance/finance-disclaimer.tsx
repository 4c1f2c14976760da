import type { Block } from '#contract/content/page-texts.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealerWords } from '#web/routes/site/dealer/dealer-words.ts'
import { RichText } from '#web/ui/text/rich-text.tsx'

/** The disclaimer of the finance page, below the text of the first screen. */
export function FinanceDisclaimer({ text }: { text: Loadable<Block[]> }) {
  const words = useDealerWords()
  return (
    <div className="text-sm text-muted">
      <PageText of={text}>{(blocks) => <RichText blocks={blocks} words={words} />}</PageText>
    </div>
  )
}
