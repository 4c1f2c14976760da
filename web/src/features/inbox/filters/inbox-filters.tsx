import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/form/controls/search-field.tsx'
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

/**
 * One line to search and to unfold the filters, which Escape folds again; what is set stands below it as
 * chips that can be taken off. A search begins after a pause in typing; on the board it looks through the
 * cards.
 */
export function InboxFilters({ question, role, onAsk, children }: InboxFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const foldedId = useId()
  const section = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

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
        <SearchField
          label={question.board ? 'Search these cards' : 'Search'}
          placeholder={question.board ? 'Name, number or model' : 'Name, number, model, words'}
          term={question.term}
          onAsk={(term) => onAsk({ term })}
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
