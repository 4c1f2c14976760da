import type { Ref } from 'react'
import type { PriceSlip } from '#contract/prices/price-slips.ts'
import { t } from '#contract/wire/language.ts'
import { dayAfter } from '#domain/days/days.ts'
import { slipDays } from '#domain/prices/slip-number.ts'
import { formatDay } from '#web/lib/dates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import { PriceLines } from './price-lines.tsx'
import { QrCode } from './qr-code.tsx'
import type { SlipPaper } from './slip-papers.ts'

/** The dealer as a slip names it. */
export interface SlipDealer {
  name: string
  phone: string
  /** The address of the main outlet, by its lines. */
  address: readonly string[]
}

interface SlipSheetProps {
  slip: PriceSlip
  paper: SlipPaper
  address: string
  dealer: SlipDealer
  ref: Ref<HTMLDivElement>
}

/** The slip as it stands on its paper, black on white as the printer prints it. */
export function SlipSheet({ slip, paper, address, dealer, ref }: SlipSheetProps) {
  const isRoll = paper.id === 'roll'
  // The last whole day of the slip: the slip is deleted in the course of the day after it.
  const lastDay = formatDay(dayAfter(slip.day, slipDays - 1))
  const sold = [slip.name, slip.variant].filter(Boolean).join(' ')
  return (
    <div
      ref={ref}
      data-slip
      data-tone="light"
      style={{ width: `${paper.width - 2 * paper.margin}mm` }}
      className={classNames(
        'max-w-full bg-paper text-ink shadow-soft print:max-w-none print:shadow-none',
        isRoll
          ? 'box-border p-[3mm] text-[11px] leading-snug'
          : 'box-border text-base max-sm:p-4 sm:box-content sm:p-[9mm] print:p-0 print:text-[12px] print:leading-snug',
      )}
    >
      <div className={classNames('gap-4', isRoll ? 'grid' : 'flex items-start justify-between')}>
        <div>
          <p className="font-bold">{dealer.name}</p>
          <p>{dealer.address.join(', ')}</p>
          <p className="figures">{dealer.phone}</p>
          <h2 className={classNames('display mt-2 wrap-anywhere', nameSize(sold, isRoll))}>{sold}</h2>
          <p>{fillIn(t`On-road price as on {day}`, { day: <strong>{formatDay(slip.day)}</strong> })}</p>
          <p className="figures">{fillIn(t`Slip {number}`, { number: <strong>{slip.number}</strong> })}</p>
        </div>
        <div className={isRoll ? 'mx-auto w-[30mm]' : 'w-[26mm] shrink-0'}>
          <QrCode address={address} label={t`Code that leads to slip ${slip.number}`} />
        </div>
      </div>
      <div className={classNames('mt-3', !isRoll && 'print:[&_.text-sm]:text-[10px] print:[&_li]:py-1')}>
        <PriceLines lines={slip.lines} paise={slip.paise} isFrom={slip.isFrom} isShort={isRoll} />
      </div>
      <p className="text-[0.85em] wrap-anywhere">
        {[
          slip.isFrom && t`Lines without an amount come on top.`,
          t`Lines marked “estimate” are settled by the office that takes them. No handling charge.`,
          t`The number and the code lead to it until ${lastDay}.`,
          t`Rules and sources:`,
          address,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}

/** The size of a name's letters: a long name in large letters would take a third of the paper. */
function nameSize(name: string, isRoll: boolean): string {
  if (name.length > 60) return isRoll ? 'text-base' : 'text-lg'
  return isRoll ? 'text-lg' : 'text-2xl'
}
