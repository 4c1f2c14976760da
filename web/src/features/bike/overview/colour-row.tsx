import type { BikeDetail, Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'

/** The model's colours at a glance; a press on a colour opens the large picture in that colour. */
export function ColourRow({ bike, colours }: { bike: BikeDetail; colours: readonly Colour[] }) {
  const [, setAddress] = useSearchState()
  if (colours.length === 0) return null
  const open = (colour: string) => {
    setAddress({ tab: 'colours', colour })
    window.scrollTo({ top: 0 })
  }
  return (
    <section aria-labelledby="colours-shown">
      <h2 id="colours-shown" className="display text-2xl md:text-3xl">
        {colours.length === 1 ? t`One colour` : t`${colours.length} colours`}
      </h2>
      <ul
        aria-label={t`Colours of the ${bike.name}`}
        className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
      >
        {colours.map(({ id, name, words, paint: [first = 'transparent', second = first] }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => open(name)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md border border-hairline bg-surface px-3 text-left font-semibold transition-colors hover:border-content"
            >
              <span
                aria-hidden="true"
                className="size-9 shrink-0 rounded-full border border-control"
                style={{ background: `linear-gradient(115deg, ${first} 62%, ${second} 62%)` }}
              />
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
