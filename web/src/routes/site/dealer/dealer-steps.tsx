import type { Block } from '#contract/content/page-texts.ts'
import { TextSteps } from '#web/features/page-text/text-steps.tsx'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealerWords } from './dealer-words.ts'

interface DealerStepsProps {
  title: string
  of: Loadable<Block[]>
}

/** Steps that the dealer writes, with the dealer's own words in them. */
export function DealerSteps(props: DealerStepsProps) {
  return <TextSteps {...props} words={useDealerWords()} />
}
