import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'
import { type FilledWords, RichText, Runs } from '#web/ui/text/rich-text.tsx'

/** The benefits: each item of a list has a tick. Nothing while the dealer says nothing. */
export function WarrantyPlusBenefits({ blocks, words }: { blocks: readonly Block[]; words: FilledWords }) {
  if (blocks.length === 0) return null
  return (
    <section aria-label={t`Benefits`} className="[&>h2]:text-2xl">
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no names for its parts, and no state
          <ul key={index} className="mt-4 divide-y divide-hairline border-y border-hairline">
            {block.items.map((item) => (
              <li
                key={item.map(({ text }) => text).join('')}
                className="flex items-center gap-4 py-3.5 text-lg"
              >
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-success-soft text-success">
                  <CheckIcon />
                </span>
                <span>
                  <Runs runs={item} words={words} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <RichText key={index} blocks={[block]} words={words} />
        ),
      )}
    </section>
  )
}
