import type { Block } from '#contract/content/page-texts.ts'
import { TextSteps } from '#web/features/page-text/text-steps.tsx'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealerWords } from './dealer-words.ts'

interface DealerStepsProps {
  title: string
  of: Loadable<Block[]>
}

/** Steps written by the dealer, with the words in braces filled in. */
export function DealerSteps(props: DealerStepsProps) {
  return <TextSteps {...props} words={useDealerWords()} />
}
