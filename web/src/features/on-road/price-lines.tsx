import { takers } from '#contract/charge-kinds.ts'
import type { OnRoadPrice, PriceLine } from '#contract/on-road-price.ts'
import { rupeesFromPaise } from '#contract/paise.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formatRupees } from '#web/lib/money.ts'

interface PriceLinesProps extends OnRoadPrice {
  /** A narrow paper has no room for rules. */
  isShort?: boolean
}

/** Each line of an on-road price with who takes it, by which rule and since when; and their sum. */
export function PriceLines({ lines, paise, isFrom, isShort = false }: PriceLinesProps) {
  return (
    <div>
      <ul aria-label="On-road price, line by line">
        {lines.map((line) => (
          <li key={line.id} className="break-inside-avoid border-b border-hairline py-2">
            <p className="flex items-baseline justify-between gap-4 font-semibold">
              <span>{line.label}</span>
              <span className="figures whitespace-nowrap">
                {line.paise === null ? 'Ask us' : formatRupees(rupeesFromPaise(line.paise))}
              </span>
            </p>
            <LineWords line={line} isShort={isShort} />
          </li>
        ))}
      </ul>
      <p className="flex break-inside-avoid items-baseline justify-between gap-4 py-3 font-semibold">
        <span>On-road price{isFrom ? ', from' : ''}</span>
        <span className="display figures text-xl whitespace-nowrap" data-testid="on-road-total">
          {formatRupees(rupeesFromPaise(paise))}
        </span>
      </p>
    </div>
  )
}

function LineWords({ line, isShort }: { line: PriceLine; isShort: boolean }) {
  const who = [takers[line.taker], line.isOptional && 'your choice', line.isEstimate && 'estimate']
    .filter(Boolean)
    .join(' · ')
  if (isShort) return <p className="text-[0.85em]">{who}</p>
  return (
    <p className="text-sm text-muted">
      {who}
      {line.rule ? `. ${line.rule}, since ${formatDay(line.since)}. ${line.source}` : '.'}{' '}
      {line.link ? (
        <a
          href={line.link}
          target="_blank"
          rel="noreferrer"
          aria-label={`Check: ${line.label}`}
          className="-my-2 inline-block py-2 underline underline-offset-3 print:hidden"
        >
          Check
        </a>
      ) : null}
    </p>
  )
}
