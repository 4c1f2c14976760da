import { type ReactNode, useEffect, useRef } from 'react'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { base } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { ModelTile } from './model-tile.tsx'
import { shownParameter } from './shown-parameter.ts'

/** How many cards are shown at first, and how many more with each press. */
const step = 12

interface ModelGridProps {
  models: readonly ModelFacts[]
  /** What lies in the corner of a card's picture. */
  cornerOf?: (model: ModelFacts) => ReactNode
  /** A line below a card's price. */
  noteOf?: ((model: ModelFacts) => string | undefined) | undefined
}

/**
 * Twelve models as cards, and more with each press; how many stands in the address, so that Back leads to the
 * same place. Without scripts the further models stand there as links.
 */
export function ModelGrid({ models, cornerOf, noteOf }: ModelGridProps) {
  const [address, setAddress] = useSearchState()
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)
  const shown = shownIn(address)
  const more = models.slice(shown)
  const count = Math.min(step, more.length)

  // The page stays where it is; the focus goes on to the first new card, because the button has moved away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new cards are there when the number has changed
  useEffect(() => {
    const card = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current]
    firstNew.current = undefined
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])

  return (
    <>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {models.slice(0, shown).map((model) => (
          <ModelTile key={model.bikeName} model={model} corner={cornerOf?.(model)} note={noteOf?.(model)} />
        ))}
      </ul>
      {more.length > 0 ? (
        <p className="mt-6 text-center noscript:hidden">
          <Button
            onClick={() => {
              firstNew.current = shown
              setAddress({ [shownParameter]: String(shown + step) })
            }}
          >{t`Show ${count} more`}</Button>
        </p>
      ) : null}
      <noscript>{import.meta.env.SSR && more.length > 0 ? <PlainLinks models={more} /> : null}</noscript>
    </>
  )
}

/** The number of cards that an address asks for, in whole steps. */
function shownIn(address: URLSearchParams): number {
  const asked = Number(address.get(shownParameter))
  return asked > step ? Math.ceil(asked / step) * step : step
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
