import { Link } from 'react-router-dom'
import { stageLabel } from '#contract/lead-stages.ts'
import type { Lead } from '#contract/leads.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PhoneLinks } from '#web/ui/phone-links.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { aboutOf, isOverdue, momentWords, personOf } from './lead-words.ts'

/** The columns of the inbox; the name leads to the lead at `addressOf`. */
export function leadColumns(addressOf: (lead: Lead) => string): readonly Column<Lead>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      room: 'md:min-w-40',
      onCard: 'wide',
      cell: (lead) => (
        <Link
          to={addressOf(lead)}
          data-lead={lead.id}
          className="font-semibold underline decoration-control underline-offset-3 hover:decoration-content max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {personOf(lead)}
          {lead.others > 0 ? (
            <span className="figures ml-1.5 rounded-sm bg-soft px-1 text-xs font-semibold text-muted no-underline">
              +{lead.others}
              <span className="sr-only"> more of this number</span>
            </span>
          ) : null}
        </Link>
      ),
    },
    { key: 'stage', title: 'Stage', room: 'md:min-w-24', cell: (lead) => <StageMark lead={lead} /> },
    {
      key: 'mobile',
      title: 'Mobile',
      onCard: 'first',
      room: 'md:min-w-40',
      cell: ({ mobile }) => (mobile ? <PhoneLinks number={mobile} /> : null),
    },
    { key: 'about', title: 'About', onCard: 'wide', room: 'md:min-w-36', cell: (lead) => aboutOf(lead) },
    {
      key: 'message',
      title: 'Message',
      onCard: 'line',
      room: 'md:min-w-32',
      cell: ({ message }) => <span className="line-clamp-1 wrap-anywhere">{message}</span>,
    },
    {
      key: 'due',
      title: 'Next step',
      onCard: 'wide',
      room: 'md:min-w-28',
      cell: (lead) =>
        lead.dueAt || lead.nextStep ? (
          <span className={classNames('line-clamp-2', isOverdue(lead) && 'font-semibold text-danger')}>
            {[lead.dueAt && momentWords(lead.dueAt), lead.nextStep].filter(Boolean).join(' · ')}
          </span>
        ) : null,
    },
    { key: 'assignee', title: 'With', room: 'md:min-w-16', cell: ({ assignee }) => assignee },
    {
      key: 'came',
      title: 'Came',
      room: 'md:min-w-20 figures',
      cell: ({ createdAt }) => momentWords(createdAt),
    },
  ]
}

/** The stage as a mark; ended leads are quiet. */
export function StageMark({
  lead: { family, stage, isOpen },
}: {
  lead: Pick<Lead, 'family' | 'stage' | 'isOpen'>
}) {
  const isNew = stage === 'new'
  return (
    <span
      className={classNames(
        'inline-block rounded-sm border px-1.5 text-[0.8125rem] leading-5 font-semibold whitespace-nowrap',
        isNew ? 'border-accent text-accent-strong' : isOpen ? 'border-control' : 'border-hairline text-muted',
      )}
    >
      {stageLabel(family, stage)}
    </span>
  )
}
