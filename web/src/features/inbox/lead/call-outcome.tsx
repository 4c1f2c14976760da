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
  /** The id of the staff member who called; undefined while the account is not known. */
  me: string | undefined
  /** Notes the outcome of the call; answers whether the note was saved. */
  onTell: (words: string) => Promise<boolean>
  onChange: (change: LeadChange) => Promise<boolean>
  onDone: () => void
}

const spoke = 'Spoke to them'
const wrong = 'Wrong number'
const outcomes = [spoke, 'No answer', 'Call back later', wrong] as const
type Outcome = (typeof outcomes)[number]

/**
 * Asks how a call or a message went, and then for the next step: both questions stand where the thumb is
 * already, so that nobody has to scroll.
 */
export function CallOutcome({ lead, me, onTell, onChange, onDone }: CallOutcomeProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const reached = reachedStage(lead)
  const [isMoved, setMoved] = useState(true)
  /**
   * True for a lead that nobody has. If such a lead stayed with nobody after a call, two colleagues would
   * call the same person.
   */
  const isFree = me !== undefined && lead.assigneeId === null
  const [isTaken, setTaken] = useState(true)
  const question = useRef<HTMLFieldSetElement>(null)

  // The pressed button is gone with the question before, so the focus goes to the new question. It goes to no
  // answer, because a second Enter would give that answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is what changes the question
  useEffect(() => question.current?.focus(), [outcome])

  async function run(act: () => Promise<boolean>, then: () => void) {
    if (isBusy) return
    setBusy(true)
    if (await act()) then()
    setBusy(false)
  }

  /**
   * The due step counts as done after a call, so that the lead is no longer overdue when no new date is
   * chosen.
   */
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

/**
 * The stage of a new lead once somebody has spoken to its person; undefined where a talk alone moves no lead.
 */
function reachedStage({ family, stage }: Lead): { id: LeadStage; label: string } | undefined {
  if (stage !== 'new') return undefined
  return leadStages[family].find(({ id }) => id === 'contacted' || id === 'in-talk')
}
