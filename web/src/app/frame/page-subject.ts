import { useMemo } from 'react'
import { useMatches } from 'react-router-dom'
import type { BikeDetail, CatalogueBike, Variant } from '#contract/catalogue/catalogue.ts'
import type { Dealership } from '#contract/dealership/dealership.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { questionAbout } from '#web/features/bike/question.ts'
import { chosenBike } from '#web/features/catalogue/listed-bike.ts'
import { numberFor } from '#web/features/outlets/outlet-number.ts'
import { type Chosen, paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { deferred, type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { chosenIn, chosenVariant } from '#web/shop/chosen-variant.ts'

/**
 * What a page is about, for the contact links that stay within reach on every page. Where a field is missing,
 * the links use the dealership's own.
 */
interface Subject {
  /** The number of the outlet or workshop that the page shows. */
  phone?: string
  /** A question that a visitor of this page would ask on WhatsApp. */
  question?: string
  /** The address of a test ride. */
  ride?: string
}

/** What loaders of pages with a subject bring; each page has only some of these fields. */
interface PageData {
  found?: Loadable<{ bike: BikeDetail; variants?: Variant[] } | { missing: string }>
  offered?: Loadable<{ bike: BikeDetail; variants: Variant[] } | { models: string[] }>
  bikes?: Loadable<CatalogueBike[]>
  dealer?: Loadable<Dealer | null>
}

/** Pages about a department with a phone line other than that of sales. */
const lines: Record<string, keyof Dealership['phones'] | undefined> = {
  [paths.services]: 'service',
  [paths.amc]: 'service',
  [paths.extendedWarranty]: 'service',
  [paths.extendedWarrantyPlus]: 'service',
  [paths.serviceEnquiry]: 'service',
  [paths.spareParts]: 'service',
  [paths.owners]: 'service',
  [paths.serviceBooking]: 'serviceBooking',
}

/** The subject of the shown page, from the data of its loader and from its address. */
export function usePageSubject(): Subject {
  const { pathname, loaderData } = useMatches().at(-1) ?? { pathname: '', loaderData: undefined }
  const { phones } = useDealership()
  const [query] = useSearchState()
  const search = query.toString()
  const subject = useMemo(
    () => subjectOf(pathname, (loaderData ?? {}) as PageData, new URLSearchParams(search), phones),
    [pathname, loaderData, search, phones],
  )
  return useResource(subject).value ?? {}
}

function subjectOf(
  pathname: string,
  data: PageData,
  query: URLSearchParams,
  phones: Dealership['phones'],
): Loadable<Subject> {
  const chosen = chosenIn(query)
  const { found, offered, bikes, dealer } = data
  if (found) return derived(found, (one) => ('bike' in one ? aboutBike(one, chosen) : {}))
  if (offered) return derived(offered, (one) => ('bike' in one ? aboutBike(one, chosen) : {}))
  if (bikes) return derived(bikes, (list) => aboutListed(chosenBike(list, query)))
  if (dealer) return derived(dealer, (outlet) => (outlet ? aboutOutlet(outlet) : {}))
  const line = lines[pathname]
  return line ? { phone: phones[line].number } : {}
}

/**
 * The subject of a model's page. A page without variants, such as the 360° view, does not know the price of
 * the chosen variant.
 */
function aboutBike({ bike, variants }: { bike: BikeDetail; variants?: Variant[] }, asked: Chosen): Subject {
  const { variant, chosen } = variants
    ? chosenVariant(variants, asked)
    : { variant: undefined, chosen: asked }
  const price = variants ? (variant?.price ?? bike.bikePrice) : undefined
  return {
    question: questionAbout({ ...bike, price }, chosen),
    ride: paths.productEnquiry(bike.bikeName, chosen),
  }
}

function aboutListed(bike: CatalogueBike | undefined): Subject {
  return bike ? { question: questionAbout(bike, {}), ride: paths.productEnquiry(bike.bikeName) } : {}
}

function aboutOutlet(outlet: Dealer): Subject {
  return {
    phone: numberFor(outlet),
    question: t`Hello, I have a question for the ${outlet.name} outlet.`,
  }
}

/**
 * Derives a value from a loader's value: at once where that value is there already, otherwise when it
 * arrives.
 */
function derived<From, To>(source: Loadable<From>, derive: (value: From) => To): Loadable<To> {
  return source instanceof Promise ? deferred(source.then(derive)) : derive(source)
}
