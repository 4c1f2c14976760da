import { useState } from 'react'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { Quotation } from '#contract/quotations/quotations.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { chosenWords, lineWords } from '../quotation-words.ts'
import { SendWays } from './send-ways.tsx'

interface QuotationRowProps {
  quotation: Quotation
  /** Earlier versions, which stay to be read. */
  older: readonly Quotation[]
  mobile: string
  /** Who decides about what is taken off, as far as the caller knows. */
  decider: Decider
  /** Opens the form for the next version; undefined where the lead has ended. */
  onChange: (() => void) | undefined
  onMoved: () => void
}

/** The caller, somebody above a manager, or somebody above a seller. */
type Decider = 'caller' | 'owner' | 'somebody'
type Act = 'approve' | 'refuse' | 'send'

/** A quotation in its newest version: number, total and state, and what can be done with it now. */
export function QuotationRow({ quotation, older, mobile, decider, onChange, onMoved }: QuotationRowProps) {
  const [busy, setBusy] = useState<Act>()
  const { id, number, version, state, paise, sheet } = quotation

  async function move(act: Act) {
    setBusy(act)
    try {
      await callApi('moveQuotation', { params: { id }, body: { act } })
      onMoved()
    } catch (error) {
      notify.error(failureWords(error, 'This was not saved. Please try again.'))
    } finally {
      setBusy(undefined)
    }
  }

  const isWaiting = state === 'waiting'
  return (
    <article aria-label={`Quotation ${number}`} className="grid gap-2 rounded-md border border-hairline p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures font-semibold">
          {version > 1 ? `${number}, version ${version}` : number}
        </span>
        <span className="figures font-semibold">{formatRupees(rupeesFromPaise(paise))}</span>
      </p>
      <p className="text-sm">
        {[sheet.name, chosenWords(quotation)].filter(Boolean).join(', ')} ·{' '}
        <strong>{isWaiting ? waitingWords[decider] : stateWords(quotation)}</strong>
      </p>
      {isWaiting ? <p className="text-sm">{takenOffWords(quotation)}</p> : null}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 md:min-h-6 md:py-0.5">Lines and versions</summary>
        <Lines quotation={quotation} />
        {older.map((one) => (
          <div key={one.id} className="mt-2">
            <p className="font-semibold">
              Version {one.version}, {formatRupees(rupeesFromPaise(one.paise))}, {stateWords(one)}
            </p>
            <Lines quotation={one} />
          </div>
        ))}
      </details>
      <div className="flex flex-wrap gap-2">
        {isWaiting && decider === 'caller' ? (
          <>
            <Button size="small" busy={busy === 'approve'} onClick={() => void move('approve')}>
              Agree to it
            </Button>
            <Button size="small" variant="quiet" busy={busy === 'refuse'} onClick={() => void move('refuse')}>
              Refuse it
            </Button>
          </>
        ) : null}
        {state === 'ready' ? (
          <Button size="small" busy={busy === 'send'} onClick={() => void move('send')}>
            Give to the buyer
          </Button>
        ) : null}
        {onChange ? (
          <Button size="small" variant="quiet" onClick={onChange}>
            Change
          </Button>
        ) : null}
      </div>
      {state === 'sent' || state === 'agreed' ? <SendWays quotation={quotation} mobile={mobile} /> : null}
    </article>
  )
}

function Lines({ quotation }: { quotation: Quotation }) {
  return (
    <ul className="pt-1">
      {quotation.sheet.lines.map((line) => (
        <li key={line.id} className="flex justify-between gap-3">
          <span>{lineWords(line, quotation)}</span>
          <span className="figures whitespace-nowrap">
            {line.paise === null ? 'Ask' : formatRupees(rupeesFromPaise(line.paise))}
          </span>
        </li>
      ))}
    </ul>
  )
}

const waitingWords: Record<Decider, string> = {
  caller: 'waits for your yes',
  owner: 'waits for the owner’s yes',
  somebody: 'waits for a yes',
}

function takenOffWords({ discountPaise, exchangePaise }: Quotation): string {
  return [
    discountPaise > 0 ? `Discount of ${formatRupees(rupeesFromPaise(discountPaise))}` : '',
    exchangePaise > 0 ? `Exchange for ${formatRupees(rupeesFromPaise(exchangePaise))}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function stateWords({ state, validUntil, agreedAt, decidedBy }: Quotation): string {
  if (state === 'waiting') return waitingWords.somebody
  if (state === 'refused') return `refused by ${decidedBy}`
  if (state === 'agreed' && agreedAt)
    return `the buyer said yes on ${formatDay(indianDay(new Date(agreedAt)))}`
  const isOver = validUntil < indianDay(serverNow())
  if (isOver) return `held until ${formatDay(validUntil)}`
  return state === 'ready' ? 'not given yet' : `given, holds until ${formatDay(validUntil)}`
}
