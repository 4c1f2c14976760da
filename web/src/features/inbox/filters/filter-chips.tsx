import { useDealership } from '#web/lib/dealership.tsx'
import { useInboxChoices } from '#web/shop/lead-acts/use-inbox-choices.ts'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { type InboxQuestion, none } from '../use-inbox-question.ts'
import { missingWords, setFilters } from './filter-words.ts'

interface FilterChipsProps {
  question: InboxQuestion
  onAsk: (change: Partial<InboxQuestion>) => void
}

/** The filters that narrow the list, each as a chip that takes it off. */
export function FilterChips({ question, onAsk }: FilterChipsProps) {
  const { names } = useDealership().parts
  const { assignee, outlet } = question
  const set = setFilters(question, names)
  if (set.length === 0 && !assignee && !outlet) return null
  return (
    <ul aria-label="Set filters" className="flex flex-wrap gap-1.5">
      {set.map(({ words, off }) => (
        <Chip key={words} words={words} onOff={() => onAsk(off)} />
      ))}
      {assignee ? <AssigneeChip id={assignee} onOff={() => onAsk({ assignee: '' })} /> : null}
      {outlet ? <OutletChip id={outlet} onOff={() => onAsk({ outlet: '' })} /> : null}
    </ul>
  )
}

interface NamedChipProps {
  id: string
  onOff: () => void
}

function AssigneeChip({ id, onOff }: NamedChipProps) {
  const colleagues = useColleagues().value
  const name = colleagues?.find((one) => one.id === id)?.name ?? (colleagues ? 'former staff' : '…')
  return <Chip words={id === none ? missingWords.assignee : `With ${name}`} onOff={onOff} />
}

function OutletChip({ id, onOff }: NamedChipProps) {
  const choices = useInboxChoices().value
  const name = choices?.outlets.find((one) => String(one.id) === id)?.name ?? (choices ? `Outlet ${id}` : '…')
  return <Chip words={id === none ? missingWords.outlet : name} onOff={onOff} />
}

function Chip({ words, onOff }: { words: string; onOff: () => void }) {
  return (
    <li className="flex min-w-0">
      <button
        type="button"
        onClick={onOff}
        aria-label={`Take off: ${words}`}
        className="flex min-h-11 min-w-0 items-center gap-1 rounded-md border border-control bg-surface pr-1.5 pl-2.5 text-sm hover:bg-soft md:min-h-8"
      >
        <span className="truncate">{words}</span>
        <CloseIcon className="size-4 shrink-0 text-muted" />
      </button>
    </li>
  )
}
