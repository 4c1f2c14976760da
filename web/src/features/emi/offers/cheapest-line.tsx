import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { OfferResult } from './offer-terms.ts'
import { ratePercent } from './offer-words.ts'

/**
 * The result of the comparison in one sentence, which a screen reader reads out when the sentence changes.
 */
export function CheapestLine({ results }: { results: readonly OfferResult[] }) {
  return (
    <p role="status" className="rounded-lg bg-soft p-5 text-lg text-pretty">
      {sentence(results)}
    </p>
  )
}

function sentence(results: readonly OfferResult[]): string {
  const sound = results.flatMap(({ name, cost, extra = 0 }) => (cost ? [{ name, cost, extra }] : []))
  sound.sort((one, other) => one.extra - other.extra)
  const [least, ...others] = sound
  if (!least) return t`Type price, rate and months of an offer, and see what it truly costs.`
  const cost = formatRupees(Math.round(least.cost.cost))
  const what = t`${cost} in interest and fee, truly ${ratePercent(least.cost.trueRate)} a year`
  const dearest = others.at(-1)
  if (!dearest) return t`${least.name} costs ${what}. Type a second offer to compare it.`
  const more = Math.round(dearest.extra)
  if (more === 0) return t`All of them cost the same: ${what}.`
  const [cheap, dear] = [least.name, dearest.name]
  return t`${cheap} costs least: ${what}. ${dear} costs ${formatRupees(more)} more.`
}
