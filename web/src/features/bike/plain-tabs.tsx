import { type ReactNode, use } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { moreTabs, tabWords } from './more-tabs.ts'

/**
 * Links to the sections below, for a page whose tabs do nothing because scripts are off. For the prerendered
 * page alone.
 */
export function PlainTabLinks() {
  return (
    <nav aria-label={t`On this page`} className="flex flex-wrap gap-x-6 border-b border-hairline">
      {moreTabs.map((tab) => (
        <a
          key={tab}
          href={`#${tab}`}
          className="eyebrow flex min-h-12 items-center underline underline-offset-4"
        >
          {tabWords(tab)}
        </a>
      ))}
    </nav>
  )
}

/** The content of all tabs, as sections one below the other. For the prerendered page alone. */
export function PlainTabs({ bike }: { bike: BikeDetail }) {
  const { Specifications, colours, features, accessories } = use(tabsOf(bike))
  return (
    <div className="grid gap-10 pt-10">
      <Section id="specifications">
        <Specifications bike={bike} />
      </Section>
      <Section id="colours" emptyText={colours.length === 0 && t`No colours listed yet`}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {colours.map(({ id, words, swatch }) => (
            <li key={id}>
              <img src={swatch} alt="" width={160} height={120} loading="lazy" className="rounded-md" />
              {words}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="features" emptyText={features.length === 0 && t`No features listed yet`}>
        {features.map(({ heading, description }) => (
          <p key={heading} className="mt-3">
            <strong>{heading}</strong> {description}
          </p>
        ))}
      </Section>
      <Section id="accessories" emptyText={accessories.length === 0 && t`No accessories listed yet`}>
        <ul>
          {accessories.map(({ part_no, heading, price }) => (
            <li key={part_no} className="figures mt-2">
              {t`${heading}, Part No ${part_no}: ${formatRupees(price)}`}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** A section; a heading above nothing would look as if something were missing, so a line says that it is. */
function Section({
  id,
  emptyText = false,
  children,
}: {
  id: string
  emptyText?: string | false
  children: ReactNode
}) {
  return (
    <section id={id}>
      <h2 className="display mb-4 text-2xl uppercase">{tabWords(id)}</h2>
      {emptyText ? <p className="text-muted">{emptyText}</p> : children}
    </section>
  )
}

const known = new WeakMap<BikeDetail, ReturnType<typeof loadTabs>>()

/**
 * The data of the tabs. A page whose rendering asks again gets the same promise; a page that is made anew has
 * a new `bike`.
 */
function tabsOf(bike: BikeDetail): ReturnType<typeof loadTabs> {
  const promise = known.get(bike) ?? loadTabs(bike.bikeName)
  known.set(bike, promise)
  return promise
}

async function loadTabs(bikeName: string) {
  const input = { params: { bikeName } }
  const [{ Specifications }, colours, features, accessories] = await Promise.all([
    // After a plain import the browser would load the specifications before its first rendering as well.
    import('./specifications.tsx'),
    callApi('listColours', input),
    callApi('listFeatures', input),
    callApi('listAccessories', input),
  ])
  return { Specifications, colours, features, accessories }
}
