import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { limits } from '#contract/wire/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { compactField } from '#web/ui/form/controls/compact-field.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import type { InboxQuestion } from '../use-inbox-question.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'

interface InboxFiltersProps {
  question: InboxQuestion
  /** The role of the signed-in account; undefined while the account is on its way. */
  role: StaffRole | undefined
  onAsk: (change: Partial<InboxQuestion>) => void
  /** What stands behind the button of the filters. */
  children: ReactNode
}

const pauseMs = 400

/**
 * One line to search and to unfold the filters, which Escape folds again; what is set stands below it as
 * chips that can be taken off. A search begins after a pause in typing; on the board it looks through the
 * cards.
 */
export function InboxFilters({ question, role, onAsk, children }: InboxFiltersProps) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const foldedId = useId()
  const section = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  if (typed === question.term) setTyped(undefined)
  const askForTerm = useEffectEvent(() => onAsk({ term: typed ?? '' }))
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(askForTerm, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  // Unfolded, the filters take most of the height of a laptop, and the list is what staff came for.
  useEffect(() => {
    const { current } = section
    if (!isOpen || !current) return
    const fold = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    current.addEventListener('keydown', fold)
    return () => current.removeEventListener('keydown', fold)
  }, [isOpen])

  return (
    <section ref={section} aria-label="Filters" className="@container grid shrink-0 gap-1.5">
      <div className="flex items-center gap-1.5">
        <Input
          label={question.board ? 'Search these cards' : 'Search'}
          type="search"
          autoComplete="off"
          maxLength={limits.search}
          placeholder={question.board ? 'Name, number or model' : 'Name, number, model, words'}
          value={typed ?? question.term}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={classNames(compactField, 'min-w-0 flex-1 [&_label]:sr-only')}
        />
        <Button
          ref={opener}
          size="small"
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
        {children}
      </div>
      <div id={foldedId} hidden={!isOpen}>
        {isOpen ? <FilterFields question={question} role={role} onAsk={onAsk} /> : null}
      </div>
      <FilterChips question={question} onAsk={onAsk} />
    </section>
  )
}
