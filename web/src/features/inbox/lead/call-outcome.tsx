import { useEffect, useRef, useState } from 'react'
import { type LeadStage, leadStages } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { isOverdue } from '../lead-words.ts'
import { soonMoments } from './soon-moments.ts'
import type { LeadChange } from './use-lead.ts'

interface CallOutcomeProps {
  lead: Lead
  /** Who called; undefined while that is not known. */
  me: string | undefined
  /** Notes how it went; answers whether that was saved. */
  onTell: (words: string) => Promise<boolean>
  onChange: (change: LeadChange) => Promise<boolean>
  onDone: () => void
}

const spoke = 'Spoke to them'
const wrong = 'Wrong number'
const outcomes = [spoke, 'No answer', 'Call back later', wrong] as const
type Outcome = (typeof outcomes)[number]

/** Asks how a call or a message went, and then when to go on: both where the thumb is already, so that nobody scrolls for them. */
export function CallOutcome({ lead, me, onTell, onChange, onDone }: CallOutcomeProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const reached = reachedStage(lead)
  const [isMoved, setMoved] = useState(true)
  /** Two who share a list would call the same people, if a lead stayed with nobody after a call. */
  const isFree = me !== undefined && lead.assigneeId === null
  const [isTaken, setTaken] = useState(true)
  const question = useRef<HTMLFieldSetElement>(null)

  // What was pressed is gone with the question before. On no answer, because a second Enter would give it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is what changes the question
  useEffect(() => question.current?.focus(), [outcome])

  async function run(act: () => Promise<boolean>, then: () => void) {
    if (isBusy) return
    setBusy(true)
    if (await act()) then()
    setBusy(false)
  }

  /** What was due is done by now, so that without a new date the lead is not overdue any more. */
  const dated = (dueAt?: string) => (dueAt ? { dueAt } : isOverdue(lead) ? { dueAt: null } : {})

  async function save(change: LeadChange): Promise<boolean> {
    return Object.keys(change).length === 0 || onChange(change)
  }

  const tell = (words: Outcome) =>
    words === wrong
      ? run(async () => (await onTell(words)) && save(dated()), onDone)
      : run(
          () => onTell(words),
          () => setOutcome(words),
        )

  function goOn(dueAt?: string) {
    const stage = outcome === spoke && isMoved && reached ? { stage: reached.id } : {}
    const taken = isFree && isTaken ? { assigneeId: me } : {}
    void run(() => save({ ...stage, ...taken, ...dated(dueAt) }), onDone)
  }

  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-busy={isBusy || undefined}
      className="flex flex-wrap gap-2 rounded-md bg-soft p-3 outline-none"
    >
      <legend className="float-left mb-1 w-full font-semibold">
        {outcome ? 'When do you go on?' : 'How did it go?'}
      </legend>
      {outcome ? (
        <>
          <div className="flex w-full flex-wrap gap-x-4">
            {outcome === spoke && reached ? (
              <Choice label={`Move to ${reached.label}`} isChosen={isMoved} onChange={setMoved} />
            ) : null}
            {isFree ? <Choice label="Take this lead" isChosen={isTaken} onChange={setTaken} /> : null}
          </div>
          {soonMoments.map(({ label, momentAfter }) => (
            <Button key={label} size="small" onClick={() => goOn(momentAfter(serverNow()).toISOString())}>
              {label}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => goOn()}>
            No date
          </Button>
        </>
      ) : (
        <>
          {outcomes.map((words) => (
            <Button key={words} size="small" onClick={() => void tell(words)}>
              {words}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={onDone}>
            Say nothing
          </Button>
        </>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function Choice({ label, isChosen, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm md:min-h-9">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 accent-content"
      />
      {label}
    </label>
  )
}

/** Where a new lead stands once somebody has spoken to its person; undefined where a talk alone moves nothing. */
function reachedStage({ family, stage }: Lead): { id: LeadStage; label: string } | undefined {
  if (stage !== 'new') return undefined
  return leadStages[family].find(({ id }) => id === 'contacted' || id === 'in-talk')
}
