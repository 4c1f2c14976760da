import { Link } from 'react-router-dom'
import type { BatchLead } from '#contract/prices/price-batches.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { noteContact } from '#web/shop/lead-acts/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { versionName } from './judge-prices.ts'

/** The most people that the server names at once. */
const most = 200

/** The people whose open enquiry was sent at a price that has changed since, so that staff can call them. */
export function BatchLeads({ leads }: { leads: readonly BatchLead[] }) {
  return (
    <section
      aria-labelledby="people-to-call"
      className="grid gap-2 rounded-lg border border-hairline bg-surface p-4"
    >
      <h2 id="people-to-call" className="text-lg font-bold">
        Open enquiries sent at the old price
      </h2>
      {leads.length === 0 ? (
        <p className="text-muted">Nobody waits with an old price.</p>
      ) : (
        <ul className="grid gap-1">
          {leads.map((lead) => (
            <LeadLine key={`${lead.id} ${versionName(lead)}`} lead={lead} />
          ))}
        </ul>
      )}
      {leads.length === most ? <p className="text-muted">These are the newest {most}.</p> : null}
    </section>
  )
}

function LeadLine({ lead }: { lead: BatchLead }) {
  const { call } = waysToReach(lead.mobile)
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <Link
        to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${lead.id}`}
        className="flex min-h-11 items-center font-semibold underline"
      >
        {lead.name || 'No name given'}
      </Link>
      {lead.marks.includes('do-not-call') ? (
        <span>Do not call</span>
      ) : call ? (
        <a
          href={call}
          onClick={() => void noteContact(lead.id, 'call')}
          className="figures flex min-h-11 items-center underline"
        >
          {lead.mobile}
        </a>
      ) : null}
      <span className="figures text-sm text-muted">
        {versionName(lead)}: {formatRupees(lead.price)} → {formatRupees(lead.newPrice)},{' '}
        {formatMoment(new Date(lead.createdAt))}
      </span>
    </li>
  )
}
