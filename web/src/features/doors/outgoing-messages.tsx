import { Link } from 'react-router-dom'
import { kindLabel } from '#contract/leads/lead-kinds.ts'
import { stageLabel } from '#contract/leads/lead-stages.ts'
import type { OutgoingMessage } from '#contract/messages/outgoing.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'

/** The last messages to the other system, the newest first, each with what became of it. */
export function OutgoingMessages({ messages }: { messages: readonly OutgoingMessage[] }) {
  const { names } = useDealership().parts
  if (messages.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">Last messages</h3>
      <ul className="max-h-96 overflow-y-auto border-t border-hairline">
        {messages.map(({ id, at, leadId, kind, family, before, after, ...fate }) => (
          <li key={id} className="border-b border-hairline py-2">
            <Link
              to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${leadId}`}
              className="font-semibold underline underline-offset-3"
            >
              {`${kindLabel(kind, names)}: ${stageLabel(family, before)} → ${stageLabel(family, after)}`}
            </Link>
            <p className="figures text-sm text-muted">{`${formatMoment(new Date(at))} · ${fateInWords(fate)}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const reasons: Record<string, string> = {
  EPRIVATE: 'the address leads into a private network',
  ENOTFOUND: 'the address has no server',
  ECONNREFUSED: 'nobody answers there',
  ETIMEOUT: 'no answer within five seconds',
}

function fateInWords({
  state,
  attempts,
  failure,
}: Pick<OutgoingMessage, 'state' | 'attempts' | 'failure'>): string {
  if (state === 'arrived') return 'arrived'
  if (state === 'waiting') return 'leaves within a minute'
  const why = /^\d+$/.test(failure)
    ? `answered with ${failure}`
    : (reasons[failure] ?? 'the connection failed')
  const tries = attempts === 1 ? 'tried once' : `tried ${attempts} times`
  return state === 'trying' ? `${tries}, goes on: ${why}` : `given up, ${tries}: ${why}`
}
