import { createContext, type ReactNode, use } from 'react'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { callApi } from './api/api-client.ts'
import { deferred, type Loadable, useResource } from './api/resource.ts'

const DealershipContext = createContext<Dealership | undefined>(undefined)

/** The facts of the dealership. Throws outside of a `<DealershipFrame>`. */
export function useDealership(): Dealership {
  const dealership = use(DealershipContext)
  if (!dealership) throw new Error('There is no dealership around this.')
  return dealership
}

/** How long the pages of a visit share the same facts, in milliseconds. */
const sameForMs = 15_000

let newest: { dealership: Promise<Dealership>; at: number } | undefined

/**
 * Loads the facts of the dealership from the cached API. While pages are prerendered, every page loads the
 * facts anew.
 */
export function loadDealership(): Promise<Dealership> {
  if (!newest || Date.now() - newest.at > sameForMs || import.meta.env.SSR)
    newest = { dealership: deferred(callApi('getDealership')), at: Date.now() }
  return newest.dealership
}

/** Lets the facts be loaded anew, after staff have changed them. */
export function forgetDealership(): void {
  newest = undefined
}

/**
 * The id of the element that holds the facts known to the build, in a page without content, so that the
 * page's frame need not wait for a call.
 */
export const shellFactsId = 'dealership'

function shellFacts(): Dealership | undefined {
  if (import.meta.env.SSR) return undefined
  const text = document.getElementById(shellFactsId)?.textContent
  return text ? (JSON.parse(text) as Dealership) : undefined
}

/** Provides the facts of the dealership to its children; shows nothing until the facts are known. */
export function DealershipFrame({ of: source, children }: { of: Loadable<Dealership>; children: ReactNode }) {
  const { value, error } = useResource(source)
  const known = value ?? shellFacts()
  if (!known) {
    if (error) throw error
    return null
  }
  return (
    <DealershipContext value={known}>
      <BrandColours colours={known.colours} />
      {children}
    </DealershipContext>
  )
}

/** The dealer's own colours, which override those of the stylesheet; nothing where the dealer chose none. */
function BrandColours({ colours: { accent, accentStrong, onAccent, line } }: Pick<Dealership, 'colours'>) {
  const rules = [
    accent && `--accent:${accent}`,
    line && `--line:${line}`,
    accentStrong && `--accent-strong:${accentStrong}`,
    onAccent && `--on-accent:${onAccent}`,
  ].filter(Boolean)
  return rules.length > 0 ? <style>{`:root,[data-tone=light]{${rules.join(';')}}`}</style> : null
}
