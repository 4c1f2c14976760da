import { type FormEvent, useState } from 'react'
import { kindLabel } from '#contract/leads/lead-kinds.ts'
import type { DataRequest } from '#contract/privacy/data-requests.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatDay, formatMoment } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/form/controls/inputs.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { FoundPerson } from './found-person.ts'

type Person = FoundPerson['person']

const wishLabels: Record<DataRequest['wish'], string> = {
  copy: 'A copy of their data',
  correction: 'A correction',
  erasure: 'To be erased',
  withdrawal: 'No more messages: noted already',
  complaint: 'A complaint',
}

/**
 * What people asked about their own details, the request that is due first on top, each with the way to the
 * person; nothing while nobody asked.
 */
export function RequestsCard({ onFind }: { onFind: (person: Person) => void }) {
  const loaded = useLoaded('data-requests', (signal) => callApi('listDataRequests', {}, { signal }))
  const requests = loaded.value?.requests ?? []
  if (loaded.error) return <LoadFailure of={loaded} words="The requests could not be loaded." />
  if (requests.length === 0) return null

  async function close(id: string, answer: string) {
    try {
      const saved = await callApi('closeDataRequest', { params: { id }, body: { answer } })
      loaded.replace(() => saved)
      notify.success('Closed.')
    } catch (error) {
      notify.error(saveFailureWords(error))
    }
  }

  return (
    <FormPart
      title="What people asked"
      hint="Each has an answer within 90 days. Find the person to read, print or erase; then close the request with what was done."
    >
      <ul className="border-t border-hairline">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onFind={onFind} onClose={close} />
        ))}
      </ul>
    </FormPart>
  )
}

interface RequestRowProps {
  request: DataRequest
  onFind: (person: Person) => void
  onClose: (id: string, answer: string) => Promise<void>
}

function RequestRow({ request, onFind, onClose }: RequestRowProps) {
  const { names } = useDealership().parts
  const [isClosing, setClosing] = useState(false)
  const {
    id,
    wish,
    message,
    askedAt,
    answeredBy,
    kind,
    name,
    mobile,
    email,
    proof,
    closedAt,
    answer,
    closedBy,
  } = request
  const who = [name || 'Erased', mobile, email].filter(Boolean).join(' · ')
  const proofWords = proof === 'code' ? 'proved the e-mail address alone: give out what belongs to it' : ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void onClose(id, String(new FormData(event.currentTarget).get('answer') ?? ''))
  }

  return (
    <li className="grid gap-1 border-b border-hairline py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <strong className="font-semibold">{wishLabels[wish]}</strong>
          <p>{who}</p>
          <p className="figures text-sm text-muted">
            {[
              kindLabel(kind, names),
              `asked ${formatMoment(new Date(askedAt))}`,
              proofWords,
              closedAt ? `closed ${formatMoment(new Date(closedAt))} by ${closedBy}` : dueWords(answeredBy),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {closedAt || !(mobile || email) ? null : (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Find: ${who}`}
            onClick={() => onFind({ mobile, email })}
          >
            Find
          </Button>
        )}
        {closedAt || isClosing ? null : (
          <Button size="small" aria-label={`Close: ${who}`} onClick={() => setClosing(true)}>
            Close …
          </Button>
        )}
      </div>
      {message ? <p className="whitespace-pre-line wrap-anywhere">{message}</p> : null}
      {answer ? <p className="text-muted wrap-anywhere">{answer}</p> : null}
      {isClosing && !closedAt ? (
        <form onSubmit={submit} className="grid justify-items-start gap-3">
          <Textarea
            label="What was done"
            name="answer"
            rows={2}
            maxLength={2000}
            required
            className="w-full"
          />
          <Button type="submit" size="small">
            Close this request
          </Button>
        </form>
      ) : null}
    </li>
  )
}

function dueWords(day: string): string {
  const left = Math.floor((Date.parse(`${day}T23:59:59+05:30`) - serverNow().getTime()) / 86_400_000)
  if (left < 0) return `over since ${formatDay(day)}`
  const days = left === 0 ? 'the last day' : left === 1 ? '1 day left' : `${left} days left`
  return `answer by ${formatDay(day)}, ${days}`
}
