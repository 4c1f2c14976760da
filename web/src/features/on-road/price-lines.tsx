import { takers } from '#contract/prices/charge-kinds.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { LineRule, PriceLine } from '#contract/prices/price-line.ts'
import { t } from '#contract/wire/language.ts'
import type { OnRoadPrice } from '#domain/prices/on-road-price.ts'
import { ruleInWords } from '#domain/prices/rule-words.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { lineName, takerName } from '#web/shop/prices/line-words.ts'
import { BehindMark } from '#web/ui/text/behind-mark.tsx'

interface PriceLinesProps extends OnRoadPrice {
  /** True on narrow paper, which has no room for the rules. */
  isShort?: boolean
}

/**
 * Each line of an on-road price with the receiver, the rule and the day since when the rule holds, and its
 * source behind a question mark; and the sum of all lines.
 */
export function PriceLines({ lines, paise, isFrom, isShort = false }: PriceLinesProps) {
  return (
    <div>
      <ul aria-label={t`On-road price, line by line`}>
        {lines.map((line) => (
          <li key={line.id} className="break-inside-avoid border-b border-hairline py-2">
            <p className="flex items-baseline justify-between gap-4 font-semibold">
              <span className="min-w-0 wrap-anywhere">{lineName(line.label)}</span>
              <span className="figures whitespace-nowrap">
                {line.paise === null ? t`Ask us` : formatRupees(rupeesFromPaise(line.paise))}
              </span>
            </p>
            <LineWords line={line} isShort={isShort} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap break-inside-avoid items-baseline justify-between gap-x-4 py-3 font-semibold">
        <span>{isFrom ? t`On-road price, from` : t`On-road price`}</span>
        <span className="display figures text-xl whitespace-nowrap" data-testid="on-road-total">
          {formatRupees(rupeesFromPaise(paise))}
        </span>
      </p>
    </div>
  )
}

function LineWords({ line, isShort }: { line: PriceLine; isShort: boolean }) {
  const isOffer = line.id.startsWith('offer:')
  const who = [
    isOffer ? offerWords(line) : takerName(takers[line.taker]),
    line.isOptional && t`your choice`,
    line.isEstimate && t`estimate`,
  ]
    .filter(Boolean)
    .join(' · ')
  if (isShort) return <p className="text-[0.85em]">{who}</p>
  return (
    <div className="relative pr-11 text-sm text-muted">
      <p>
        {[who, line.rule ? ruleWords(line.rule, line.since) : '']
          .filter(Boolean)
          .map((phrase) => t`${phrase}.`)
          .join(' ')}
      </p>
      {line.source || line.link ? (
        <BehindMark
          label={t`Where this comes from: ${lineName(line.label)}`}
          className="absolute -top-3 -right-3"
        >
          <p>
            <span>{line.source}</span>{' '}
            {line.link ? (
              <a
                href={line.link}
                target="_blank"
                rel="noreferrer"
                aria-label={t`Check: ${lineName(line.label)}`}
                className="-my-2 inline-block py-2 underline underline-offset-3"
              >{t`Check`}</a>
            ) : null}
          </p>
        </BehindMark>
      ) : null}
    </div>
  )
}

function offerWords({ since, until }: PriceLine): string {
  if (since && until) return t`Less offer · ${formatDay(since)} to ${formatDay(until)}`
  if (until) return t`Less offer · until ${formatDay(until)}`
  return since ? t`Less offer · since ${formatDay(since)}` : t`Less offer`
}

/** The rule of a line in words, and the day since when the rule holds. */
function ruleWords(rule: LineRule, since: string): string {
  const words = ruleInWords(rule)
  return t`${words}, since ${formatDay(since)}`
}
