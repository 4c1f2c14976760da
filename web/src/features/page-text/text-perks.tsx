import type { Block } from '#contract/content/page-texts.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { type FilledWords, filled, RichText } from '#web/ui/text/rich-text.tsx'
import { titledParts } from '#web/ui/text/text-parts.ts'
import { PageText } from './page-text.tsx'

/**
 * A text of the dealer as the benefits of members, side by side: each heading begins one benefit. Nothing
 * while the text is empty.
 */
export function TextPerks({ of, words }: { of: Loadable<Block[]>; words: FilledWords }) {
  return (
    <PageText of={of}>
      {(blocks) => {
        const { intro, parts } = titledParts(blocks)
        return (
          <>
            <RichText blocks={intro} words={words} />
            {parts.length > 0 ? (
              <ul className="grid gap-6 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
                {parts.map(({ title, rest }) => (
                  <li key={title} className="border-t-2 border-content pt-3">
                    <h2 className="font-bold">{filled(title, words)}</h2>
                    <div className="mt-1 text-[0.9375rem] text-muted">
                      <RichText blocks={rest} words={words} />
                    </div>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )
      }}
    </PageText>
  )
}
