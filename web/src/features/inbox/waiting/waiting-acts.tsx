import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { removeEntry } from '#web/lib/outbox/runner.ts'
import type { WaitingAct } from '#web/shop/lead-acts/use-waiting-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { leadFailure } from '../lead/lead-failure.ts'
import { momentWords } from '../lead-words.ts'
import { actWords } from './act-words.ts'
import { settleAct } from './settle-act.ts'

interface WaitingActsProps {
  lead: Lead
  acts: readonly WaitingAct[]
  /** Called after a dispute was settled. */
  onSettled: () => void
}

/**
 * What was done about this lead and is not with the server yet: it waits for the connection, or somebody else
 * changed the same fact before it arrived.
 */
export function WaitingActs({ lead, acts, onSettled }: WaitingActsProps) {
  if (acts.length === 0) return null
  return (
    <section aria-label="Waiting to be sent" className="grid gap-2 rounded-md border border-warning p-3">
      <h3 className="text-sm font-semibold">Waiting to be sent</h3>
      <ul className="grid gap-2">
        {acts.map((waiting) => (
          <li key={waiting.entry.id} className="grid gap-1">
            <p className="wrap-anywhere whitespace-pre-line">
              {actWords(waiting.act, lead.family)}
              <span className="figures ml-2 text-sm text-muted">
                {momentWords(new Date(waiting.entry.createdAt).toISOString())}
              </span>
            </p>
            <State waiting={waiting} onSettled={onSettled} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function State({ waiting, onSettled }: { waiting: WaitingAct; onSettled: () => void }) {
  const { id, state, waitsFor, refusal, refusedAs } = waiting.entry
  const [isBusy, setBusy] = useState(false)

  async function settle(whose: 'mine' | 'theirs') {
    setBusy(true)
    try {
      await settleAct(waiting, whose)
    } catch (error) {
      notify.error(leadFailure(error))
    }
    setBusy(false)
    onSettled()
  }

  if (state !== 'refused')
    return waitsFor ? (
      <p role="status" className="text-sm text-muted">
        {waitsFor}
      </p>
    ) : null
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-2">
        {refusedAs === 'conflict' ? (
          <>
            <Button size="small" busy={isBusy} onClick={() => void settle('theirs')}>
              Keep theirs
            </Button>
            <Button size="small" busy={isBusy} onClick={() => void settle('mine')}>
              Set mine
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => void removeEntry(id)}>
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}
