import { createContext, type ReactNode, use } from 'react'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { callApi } from './api/api-client.ts'
import { deferred, type Loadable, useResource } from './api/resource.ts'

const DealershipContext = createContext<Dealership | undefined>(undefined)

/** Who the dealer is. Throws outside of a `<DealershipFrame>`. */
export function useDealership(): Dealership {
  const dealership = use(DealershipContext)
  if (!dealership) throw new Error('There is no dealership around this.')
  return dealership
}

/** Milliseconds: so long every page of the visit has the same facts. */
const sameForMs = 15_000

let newest: { dealership: Promise<Dealership>; at: number } | undefined

/** Who the dealer is, as the cached API knows it. In the prerender step asked as often as there are pages. */
export function loadDealership(): Promise<Dealership> {
  if (!newest || Date.now() - newest.at > sameForMs || import.meta.env.SSR)
    newest = { dealership: deferred(callApi('getDealership')), at: Date.now() }
  return newest.dealership
}

/** The element of a page without content that holds the facts of the build, so that its frame needs no call first. */
export const shellFactsId = 'dealership'

function shellFacts(): Dealership | undefined {
  if (import.meta.env.SSR) return undefined
  const text = document.getElementById(shellFactsId)?.textContent
  return text ? (JSON.parse(text) as Dealership) : undefined
}

/** Knows the dealer for everything inside; shows nothing until somebody has said who that is. */
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

/** The dealer's own colours over those of the stylesheet; nothing where there are none. */
function BrandColours({ colours: { accent, accentStrong, onAccent, line } }: Pick<Dealership, 'colours'>) {
  const rules = [
    accent && `--accent:${accent}`,
    line && `--line:${line}`,
    accentStrong && `--accent-strong:${accentStrong}`,
    onAccent && `--on-accent:${onAccent}`,
  ].filter(Boolean)
  return rules.length > 0 ? <style>{`:root,[data-tone=light]{${rules.join(';')}}`}</style> : null
}
