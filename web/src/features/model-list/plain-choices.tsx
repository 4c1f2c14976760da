import { linkTypeOf } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'
import type { Facet } from './facets.ts'

/**
 * The most models for which these lists are made: longer lists would make the page heavier than they help.
 */
const mostModels = 100
/** The facets that visitors narrow by first; each choice is a list that opens without scripts. */
const asked = ['price', 'body']

interface PlainChoicesProps {
  models: readonly ModelFacts[]
  facets: readonly Facet[]
}

/** The filters by price and body for visitors without scripts: each choice with links to its models. */
export function PlainChoices({ models, facets }: PlainChoicesProps) {
  if (models.length > mostModels) return null
  return facets
    .filter(({ id }) => asked.includes(id))
    .map((facet) => (
      <section key={facet.id} aria-label={facet.label} className="mb-4">
        <h2 className="font-semibold">{facet.label}</h2>
        {facet.choices.map(({ id, label }) => (
          <Choice key={id} label={label} models={models.filter((model) => facet.fits(model, id))} />
        ))}
      </section>
    ))
}

function Choice({ label, models }: { label: string; models: readonly ModelFacts[] }) {
  return (
    <details className="border-b border-hairline">
      <summary className="min-h-11 cursor-pointer py-2.5">
        {label} ({models.length})
      </summary>
      <ul className="pb-2">
        {models.map(({ bikeName, category, name }) => (
          <li key={bikeName}>
            <a
              href={base + paths.viewDetails(bikeName, linkTypeOf[category])}
              className="flex min-h-11 items-center underline underline-offset-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
