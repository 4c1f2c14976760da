import { Suspense, useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { Terms } from '#web/features/dealership/terms.tsx'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { useDealerWords } from './dealer-words.ts'

const ReadAloud = late(() => import('#web/ui/text/read-aloud.tsx'), 'ReadAloud')

export function loader(): { text: Loadable<Block[]> } {
  return { text: loadPageText('terms') }
}

export function Component() {
  const { text } = useLoaderData<typeof loader>()
  const dealerWords = useDealerWords()
  const { name } = useDealership()
  const terms = useRef<HTMLDivElement>(null)
  return (
    <PageFrame
      path={paths.termsConditions}
      title={t`Terms and conditions`}
      description={t`The terms of ${name}: prices, pictures, enquiries and offers.`}
      heading={t`Terms and conditions`}
      crumb={t`Terms and conditions`}
      intro={t`In plain words.`}
    >
      <div ref={terms} className="relative">
        {/* Placed over the end of the heading, where the button moves nothing when it appears. */}
        <div className="absolute right-0" style={{ bottom: '100%' }}>
          <Suspense>
            <ReadAloud sentences={() => linesOf(terms.current)} />
          </Suspense>
        </div>
        <PageText of={text}>
          {(blocks) =>
            blocks.length === 0 ? (
              <p>{t`Our terms are not here yet. Please ask us.`}</p>
            ) : (
              <Terms blocks={blocks} words={dealerWords} />
            )
          }
        </PageText>
      </div>
    </PageFrame>
  )
}

/**
 * The headings and paragraphs of a page one by one, because some voices stop in the middle of a long text.
 */
function linesOf(page: HTMLElement | null): string[] {
  const lines = [...(page?.querySelectorAll('h2, h3, p, li') ?? [])].map(({ textContent }) =>
    textContent.trim(),
  )
  return lines.filter((line) => line !== '')
}
