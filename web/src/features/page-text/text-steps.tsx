import type { Block } from '#contract/content/page-texts.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { Steps } from '#web/ui/layout/steps.tsx'
import { type FilledWords, filled, RichText } from '#web/ui/text/rich-text.tsx'
import { titledParts } from '#web/ui/text/text-parts.ts'
import { PageText } from './page-text.tsx'

interface TextStepsProps {
  title: string
  of: Loadable<Block[]>
  words: FilledWords
}

/** A text of the dealer as steps: each heading begins one step. */
export function TextSteps({ title, of, words }: TextStepsProps) {
  return (
    <PageText of={of}>
      {(blocks) => {
        const { intro, parts } = titledParts(blocks)
        const steps = parts.map(({ title, rest }) => ({
          title: filled(title, words),
          text: <RichText blocks={rest} words={words} />,
        }))
        return (
          <>
            <RichText blocks={intro} words={words} />
            {steps.length > 0 ? <Steps title={title} steps={steps} /> : null}
          </>
        )
      }}
    </PageText>
  )
}
