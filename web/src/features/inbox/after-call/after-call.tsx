import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import {
  isSaidWhyLost,
  type LostReason,
  lostReasonLabel,
  wordedReason,
} from '#contract/leads/lost-reasons.ts'
import { limits } from '#contract/wire/limits.ts'
import { hasBegun } from '#domain/appointments/appointment-standing.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/form/controls/inputs.tsx'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { LostChips } from '../lead/lost-chips.tsx'
import type { LeadChange, NewTouch } from '../lead/use-lead.ts'
import { isOverdue } from '../lead-words.ts'
import { Chip } from './chip.tsx'
import { type Came, DidTheyCome } from './did-they-come.tsx'
import { OutcomeBoxes } from './outcome-boxes.tsx'
import { type Outcome, outcomesOf } from './outcomes.ts'
import { useHours } from './use-hours.ts'
import { WhenChoices } from './when-choices.tsx'

interface AfterCallProps {
  lead: Lead
  /** The appointment of the lead, of which somebody has to say whether the person came. */
  appointment: LeadDetails['appointment']
  /** The id of the staff member who called; undefined while the account is not known. */
  me: string | undefined
  /** Counts the calls and messages that began here; the panel takes the focus after each. */
  reached: number
  /** What the outcome is noted as: the call itself, or a note where the call is noted already. */
  noteAs: NewTouch['kind']
  /** This function and the two below answer whether it was saved. */
  onTouch: (touch: NewTouch) => Promise<boolean>
  onChange: (change: LeadChange) => Promise<boolean>
  onCame: (came: Came) => Promise<boolean>
  onDone: () => void
}

/**
 * What follows a call or a message: how it went, whether the person came to a past appointment, a sentence
 * where one is needed, and when to go on, which saves all of it. A sentence alone is a note.
 */
export function AfterCall(props: AfterCallProps) {
  const { lead, appointment, me, reached, noteAs, onTouch, onChange, onCame, onDone } = props
  const hours = useHours(lead)
  const [outcome, setOutcome] = useState<Outcome>()
  const [came, setCame] = useState<Came>()
  const [isMoved, setMoved] = useState(true)
  const [isTaken, setTaken] = useState(true)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const sentence = useRef<HTMLTextAreaElement>(null)
  /** The id of the note, so that a second try after a refused change notes it once. */
  const touchId = useRef(crypto.randomUUID())
  useUnsavedWork(useCallback(() => outcome !== undefined || came !== undefined, [outcome, came]))
  const unclosed =
    appointment?.state === 'booked' && hasBegun(appointment, serverNow()) ? appointment : undefined
  /**
   * True for a lead that nobody has. If such a lead stayed with nobody after a call, two colleagues would
   * call the same person.
   */
  const isFree = me !== undefined && lead.assigneeId === null

  // The focus goes to no answer, because a second Enter would give that answer.
  useEffect(() => {
    if (reached > 0) panel.current?.focus()
  }, [reached])

  // The dates appear below the sentence, where a low window may have its end.
  useEffect(() => {
    if (outcome) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  function choose(chosen: Outcome) {
    if (chosen.isEnd) return save(chosen)
    setOutcome(chosen)
    // On a phone a focused field would bring the keyboard over the dates.
    if (window.matchMedia('(pointer: fine)').matches) sentence.current?.focus()
  }

  /** The reason without words of its own asks for a sentence. */
  function lose(lostReason: LostReason) {
    if (!outcome) return
    const isSaid = isSaidWhyLost(lostReason, sentence.current?.value)
    setError(isSaid ? undefined : 'Please say why it was lost.')
    if (isSaid) save({ ...outcome, isEnd: true, lostReason })
    else sentence.current?.focus()
  }

  function save(ended?: Outcome, dueAt?: string) {
    void whileSaving(finish(ended, dueAt))
  }

  async function finish(ended: Outcome | undefined, dueAt?: string) {
    const written = sentence.current?.value.trim() ?? ''
    const said = ended?.isLost && ended.lostReason ? lostReasonLabel(ended.lostReason) : undefined
    const words = [ended?.words, said, written].filter(Boolean).join(': ')
    const isSaid = words !== '' || came !== undefined
    setError(isSaid ? undefined : 'Please write the note.')
    if (isBusy || !isSaid) return
    setBusy(true)
    const kind = ended ? noteAs : 'note'
    const change = ended ? changeOf(ended, dueAt, written) : {}
    const isSaved =
      (words === '' || (await onTouch({ id: touchId.current, kind, words }))) &&
      (Object.keys(change).length === 0 || (await onChange(change))) &&
      (came === undefined || (await onCame(came)))
    setBusy(false)
    if (!isSaved) return
    touchId.current = crypto.randomUUID()
    if (sentence.current) sentence.current.value = ''
    // An Enter that follows at once must find nothing unsaved, because it would be asked what to do with
    // that.
    flushSync(() => {
      setOutcome(undefined)
      setCame(undefined)
    })
    if (ended || words === '') onDone()
  }

  /** A due step counts as done after a call, so that the lead is late no more when no new date is chosen. */
  function changeOf({ stage, isEnd, lostReason }: Outcome, dueAt?: string, written = ''): LeadChange {
    return {
      ...(stage && (isMoved || isEnd) ? { stage: stage.id } : {}),
      ...(lostReason
        ? { lostReason, lostBecause: lostReason === wordedReason ? written.slice(0, 200) : '' }
        : {}),
      // What ends without a stage of its own is somebody's too, so that no colleague dials it again.
      ...(isFree && (isEnd ? !stage : isTaken) ? { assigneeId: me } : {}),
      ...(dueAt ? { dueAt } : isOverdue(lead) ? { dueAt: null } : {}),
    }
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="After a call"
      aria-busy={isBusy || undefined}
      className="grid gap-3 rounded-md bg-soft p-3 outline-none"
    >
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">How did it go?</legend>
        <div className="flex flex-wrap gap-2">
          {outcomesOf(lead).map((offered) => (
            <Chip
              key={offered.words}
              {...(offered.isEnd ? {} : { isChosen: offered.words === outcome?.words })}
              onPress={() => choose(offered)}
            >
              {offered.words}
            </Chip>
          ))}
        </div>
      </fieldset>
      {unclosed ? <DidTheyCome appointment={unclosed} chosen={came} onChoose={setCame} /> : null}
      <Textarea
        ref={sentence}
        label="Note"
        optional={outcome !== undefined || came !== undefined}
        rows={1}
        maxLength={limits.message}
        error={error}
        onChange={() => setError(undefined)}
      />
      {outcome?.isLost ? (
        <LostChips onChoose={lose} />
      ) : outcome ? (
        <>
          <OutcomeBoxes
            stage={outcome.stage?.label}
            isFree={isFree}
            isMoved={isMoved}
            isTaken={isTaken}
            onMoved={setMoved}
            onTaken={setTaken}
          />
          <WhenChoices hours={hours} onChoose={(dueAt) => save(outcome, dueAt)} />
        </>
      ) : (
        <Button size="small" className="w-fit" busy={isBusy} onClick={() => save()}>
          {came ? 'Save' : 'Add note'}
        </Button>
      )}
    </section>
  )
}
