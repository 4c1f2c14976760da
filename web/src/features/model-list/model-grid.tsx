import { useState } from 'react'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import type { InstalmentOf } from './facets.ts'
import { ModelTile } from './model-tile.tsx'

/** How many cards are shown at once: no visitor looks at more, and a cheap phone draws no more in time. */
const step = 48

interface ModelGridProps {
  models: readonly ModelFacts[]
  instalmentOf: InstalmentOf
}

/**
 * Models as cards; a press shows more of a long list. Without scripts the further models stand there as
 * links.
 */
export function ModelGrid({ models, instalmentOf }: ModelGridProps) {
  const [shown, setShown] = useState(step)
  const more = models.slice(shown)
  const count = Math.min(step, more.length)
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {models.slice(0, shown).map((model) => (
          <ModelTile key={model.bikeName} model={model} instalmentOf={instalmentOf} />
        ))}
      </ul>
      {more.length > 0 ? (
        <p className="mt-6 text-center noscript:hidden">
          <Button onClick={() => setShown(shown + step)}>{t`Show ${count} more`}</Button>
        </p>
      ) : null}
      <noscript>{import.meta.env.SSR && more.length > 0 ? <PlainLinks models={more} /> : null}</noscript>
    </>
  )
}

function PlainLinks({ models }: Pick<ModelGridProps, 'models'>) {
  return (
    <ul>
      {models.map(({ bikeName, category, name }) => (
        <li key={bikeName}>
          <a href={base + paths.viewDetails(bikeName, linkTypeOf[category])}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
