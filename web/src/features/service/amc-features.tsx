import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { type FilledWords, filled, RichText, Runs } from '#web/ui/text/rich-text.tsx'

/**
 * Benefits of the annual maintenance contract: each item of a list is a tile, and its bold words are the
 * figure of the tile. Nothing while the dealer says nothing.
 */
export function AmcFeatures({ blocks, words }: { blocks: readonly Block[]; words: FilledWords }) {
  if (blocks.length === 0) return null
  return (
    <section aria-label={t`What you get`}>
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          <ul
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no names for its parts, and no state
            key={index}
            className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-3 lg:grid-cols-2"
          >
            {block.items.map((item) => {
              const place = item.findIndex(({ strong }) => strong)
              const before = place > 0 ? item.slice(0, place) : []
              const after = item.slice(place + 1)
              return (
                <li
                  key={item.map(({ text }) => text).join('')}
                  className="flex flex-col justify-end gap-1 bg-surface p-5"
                >
                  {before.length > 0 ? (
                    <span className="text-sm text-muted">
                      <Runs runs={before} words={words} />
                    </span>
                  ) : null}
                  {place >= 0 ? (
                    <span className="display figures text-3xl md:text-4xl">
                      {filled(item[place]?.text ?? '', words)}
                    </span>
                  ) : null}
                  <span className="text-[0.9375rem] text-muted">
                    <Runs runs={after} words={words} />
                  </span>
                </li>
              )
            })}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <RichText key={index} blocks={[block]} words={words} />
        ),
      )}
    </section>
  )
}
