import type { Block } from '#contract/content/page-texts.ts'
import { PlacePicture } from '#web/shop/place-picture.tsx'
import { type FilledWords, RichText, Runs } from '#web/ui/text/rich-text.tsx'
import { partsOf } from '#web/ui/text/text-parts.ts'
import { type DealerFigures, Figures } from './figures.tsx'

interface AboutUsProps extends DealerFigures {
  blocks: readonly Block[]
  words: FilledWords
}

/**
 * The dealer's story: the text before the first heading stands beside the picture, the parts below a heading
 * in columns.
 */
export function AboutUs({ blocks, words, ...figures }: AboutUsProps) {
  const [intro = [], ...sections] = partsOf(blocks, 2)
  return (
    <div className="grid gap-12 md:gap-16">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
        {intro.length > 0 ? (
          <div className="text-lg">
            <RichText blocks={intro} words={words} />
          </div>
        ) : null}
        <PlacePicture
          place="about"
          sizes="(min-width: 1264px) 572px, (min-width: 1024px) 47vw, 100vw"
          eager
          className="w-full rounded-lg bg-soft object-cover"
        />
      </div>
      <Figures {...figures} />
      {sections.map((section, index) => {
        const [head = [], ...columns] = partsOf(section, 3)
        const [title, ...rest] = head
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no names for its parts, and no state
          <section key={index}>
            <h2 className="display text-2xl md:text-3xl">
              {title?.kind === 'heading' ? <Runs runs={title.runs} words={words} /> : null}
            </h2>
            <RichText blocks={rest} words={words} />
            {columns.length > 0 ? (
              <ul className="mt-6 grid gap-8 md:grid-cols-3">
                {columns.map((column, place) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={place}
                    className="border-t-2 border-content pt-4 text-muted [&>h3]:text-content"
                  >
                    <RichText blocks={column} words={words} />
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        )
      })}
    </div>
  )
}
