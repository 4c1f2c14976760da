import { useEffect, useEffectEvent, useId, useState } from 'react'
import { namedKinds } from '#contract/leads/lead-kinds.ts'
import { leadStages } from '#contract/leads/lead-stages.ts'
import { limits } from '#contract/wire/limits.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { compactField } from '#web/ui/form/controls/compact-field.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { countFilters, type InboxQuestion } from '../use-inbox-question.ts'
import { MoreFilters } from './more-filters.tsx'

interface InboxFiltersProps {
  question: InboxQuestion
  onAsk: (change: Partial<InboxQuestion>) => void
}

const narrow = 'max-md:min-w-36 max-md:flex-1'

/** The stages of all families; a stage that several families share stands once. */
const stages = [
  ...new Map(Object.values(leadStages).flatMap((list) => list.map(({ id, label }) => [id, label] as const))),
].map(([value, label]) => ({ value, label }))

const pauseMs = 400

/**
 * Search, kind, stage, days, and more filters on request; the board has no filter by stage, and its search
 * looks through its cards. A search begins after a pause in typing. On a phone all filters but the search are
 * folded under one button, which says how many of them narrow the list, so that the leads are in sight.
 */
export function InboxFilters({ question, onAsk }: InboxFiltersProps) {
  const [typed, setTyped] = useState<string>()
  /** Whether a phone shows all filters; wider screens always do. */
  const [isOpen, setOpen] = useState(false)
  const foldedId = useId()
  const used = countFilters(question)
  const { names } = useDealership().parts
  const kinds = namedKinds(names).map(({ kind, label }) => ({ value: kind, label }))
  if (typed === question.term) setTyped(undefined)
  const askForTerm = useEffectEvent(() => onAsk({ term: typed ?? '' }))
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(askForTerm, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <section aria-label="Filters" className="flex shrink-0 flex-wrap items-end gap-2">
      <Input
        label={question.board ? 'Search these cards' : 'Search'}
        type="search"
        autoComplete="off"
        maxLength={limits.search}
        placeholder={question.board ? 'Name, number or model' : 'Name, number, model, message or reference'}
        value={typed ?? question.term}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className={classNames(compactField, 'min-w-40 flex-1 max-md:[&_label]:sr-only')}
      />
      <Button
        aria-expanded={isOpen}
        aria-controls={foldedId}
        onClick={() => setOpen(!isOpen)}
        className="md:hidden"
      >
        {used > 0 ? `Filters (${used})` : 'Filters'}
      </Button>
      <div
        id={foldedId}
        className={classNames(
          'flex-wrap items-end gap-2 max-md:w-full md:contents',
          isOpen ? 'flex' : 'max-md:hidden',
        )}
      >
        <Select
          label="Kind"
          placeholder="All kinds"
          choices={kinds}
          value={question.kind}
          onChange={(event) => onAsk({ kind: event.currentTarget.value as InboxQuestion['kind'] })}
          className={classNames(compactField, narrow, 'md:w-40')}
        />
        {question.board ? null : (
          <Select
            label="Stage"
            placeholder="All stages"
            choices={stages}
            value={question.stage}
            onChange={(event) => onAsk({ stage: event.currentTarget.value as InboxQuestion['stage'] })}
            className={classNames(compactField, narrow, 'md:w-40')}
          />
        )}
        <Input
          label="From Date"
          type="date"
          value={question.from}
          max={question.to || '2099-12-31'}
          min="2000-01-01"
          onChange={(event) => isWhole(event.currentTarget) && onAsk({ from: event.currentTarget.value })}
          className={classNames(compactField, narrow, 'md:max-w-38')}
        />
        <Input
          label="To Date"
          type="date"
          value={question.to}
          min={question.from || '2000-01-01'}
          max="2099-12-31"
          onChange={(event) => isWhole(event.currentTarget) && onAsk({ to: event.currentTarget.value })}
          className={classNames(compactField, narrow, 'md:max-w-38')}
        />
        <MoreFilters question={question} isShown={isOpen} onAsk={onAsk} />
      </div>
    </section>
  )
}

/** Is a date whole? A year that is still being typed, or a day beyond the other one, starts no search. */
const isWhole = (input: HTMLInputElement) => !input.validity.badInput && input.validity.valid
