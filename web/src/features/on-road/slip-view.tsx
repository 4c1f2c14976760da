import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { FoundSlip, PriceSlip } from '#contract/prices/price-slips.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths, withQuery } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { pageRules, type SlipPaper, slipPapers } from './slip-papers.ts'
import { type SlipDealer, SlipSheet } from './slip-sheet.tsx'

interface SlipViewProps extends FoundSlip {
  /** The whole address of the slip, for the QR code. */
  address: string
  dealer: SlipDealer
  quote: (slip: PriceSlip) => ReactNode
}

/** A slip as it was made, the price of the same vehicle today, and buttons to print the slip. */
export function SlipView({ slip, today, address, dealer, quote }: SlipViewProps) {
  const [paper, setPaper] = useState<SlipPaper>(slipPapers[0])
  const [height, setHeight] = useState(0)
  const sheet = useRef<HTMLDivElement>(null)
  const isOther = today && (today.paise !== slip.paise || today.isFrom !== slip.isFrom)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another paper is another height
  useLayoutEffect(() => {
    const { current } = sheet
    if (!current) return
    const measure = () => setHeight(current.offsetHeight)
    measure()
    // The height is measured again, because fonts arrive later than the words.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [paper])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)] print:block">
      <style>{pageRules(paper, height)}</style>
      <div className="grid gap-3 lg:sticky lg:top-24 lg:order-1 print:hidden">
        {isOther ? (
          <p role="status" className="rounded-md bg-warning-soft px-4 py-3">
            {otherToday(slip, today)}
          </p>
        ) : null}
        {today ? null : (
          <p
            role="status"
            className="rounded-md bg-warning-soft px-4 py-3"
          >{t`This is the price as on ${formatDay(slip.day)}. We no longer sell the same; please ask us.`}</p>
        )}
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3 lg:max-w-xs lg:flex-col lg:items-stretch">
          <fieldset>
            <legend className="font-semibold">{t`Paper`}</legend>
            <div className="flex gap-x-6">
              {slipPapers.map((one) => (
                <label key={one.id} className="flex min-h-11 items-center gap-2.5">
                  <input
                    type="radio"
                    name="paper"
                    checked={one === paper}
                    onChange={() => setPaper(one)}
                    className="size-5 accent-content"
                  />
                  {one.label}
                </label>
              ))}
            </div>
          </fieldset>
          <Button onClick={() => window.print()}>{t`Print`}</Button>
          <ButtonLink
            to={paths.productEnquiry(slip.bikeName, { variant: slip.variant || undefined })}
            variant="primary"
          >{t`Book a test ride`}</ButtonLink>
          <ButtonLink
            to={withQuery(paths.salesEnquiry, { model: slip.name })}
          >{t`Ask about this price`}</ButtonLink>
          {/* A quote must not name a sum that may still grow, so a price "from" gets no quote. */}
          {slip.isFrom ? null : quote(slip)}
        </div>
      </div>
      <SlipSheet ref={sheet} slip={slip} paper={paper} address={address} dealer={dealer} />
    </div>
  )
}

function total({ paise, isFrom }: { paise: number; isFrom: boolean }): string {
  const amount = formatRupees(rupeesFromPaise(paise))
  return isFrom ? t`from ${amount}` : amount
}

type Total = Parameters<typeof total>[0] & { day: string }

function otherToday(slip: Total, today: Total): string {
  const [day, now] = [formatDay(slip.day), formatDay(today.day)]
  return t`As on ${day} it was ${total(slip)}. Today, ${now}, the same is ${total(today)}.`
}
