import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Delivery } from '#contract/doors/doors.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { noteWords, stateWords } from './door-words.ts'

/** The last deliveries of a door with what became of each; one that failed or waits can be tried again. */
export function DeliveryList({ slug, onChanged }: { slug: string; onChanged: () => void }) {
  const deliveries = useLoaded(`deliveries ${slug}`, (signal) =>
    callApi('listDeliveries', { params: { slug }, query: {} }, { signal }),
  )
  const [busy, setBusy] = useState<string>()

  async function act(id: string, call: () => Promise<{ message: string }>) {
    setBusy(id)
    try {
      notify.success((await call()).message)
      deliveries.reload()
      onChanged()
    } catch (error) {
      notify.error(
        error instanceof ApiError && error.code === 'conflict' ? error.message : saveFailureWords(error),
      )
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">Last deliveries</h2>
        <Button
          size="small"
          busy={busy === 'test'}
          onClick={() => void act('test', () => callApi('testDoor', { params: { slug } }))}
        >
          Send a test
        </Button>
      </div>
      <LoadFailure of={deliveries} words="The deliveries could not be loaded." />
      <DataTable
        caption="Last deliveries"
        rows={deliveries.value}
        rowKey={({ id }) => id}
        busy={deliveries.isLoading}
        emptyText="Nothing has come yet. A test shows that the door works, and makes no lead."
        align="middle"
        className="max-h-[30rem] max-md:max-h-none"
        columns={[
          { key: 'came', title: 'Came', cell: ({ cameAt }) => formatMoment(new Date(cameAt)) },
          { key: 'state', title: 'What became of it', wide: true, cell: (one) => <Outcome of={one} /> },
          {
            key: 'id',
            title: 'Their number',
            cell: ({ vendorId }) => <span className="text-sm wrap-anywhere text-muted">{vendorId}</span>,
          },
          {
            key: 'act',
            title: 'Action',
            cell: ({ id, state, leadId, vendorId }) =>
              leadId ? (
                <Link
                  to={`${paths.adminDashboard}?page=inbox&lead=${leadId}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-3"
                >
                  See the lead<span className="sr-only"> of {vendorId}</span>
                </Link>
              ) : state === 'failed' || state === 'waiting' ? (
                <Button
                  size="small"
                  busy={busy === id}
                  aria-label={`Try ${vendorId} again`}
                  onClick={() => void act(id, () => callApi('tryDelivery', { params: { slug, id } }))}
                >
                  Try again
                </Button>
              ) : null,
          },
        ]}
      />
    </div>
  )
}

function Outcome({ of: one }: { of: Delivery }) {
  const { state, tries, nextTryAt } = one
  const note = noteWords(one)
  return (
    <span>
      <span className={state === 'failed' ? 'font-semibold text-danger' : 'font-semibold'}>
        {stateWords(one)}
      </span>
      {note || state === 'waiting' ? (
        <span className="block text-sm text-muted">
          {[
            note,
            state === 'waiting' && tries > 0 ? `Tried ${tries === 1 ? 'once' : `${tries} times`}.` : '',
            state === 'waiting' && nextTryAt ? `Next try ${formatMoment(new Date(nextTryAt))}.` : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      ) : null}
    </span>
  )
}
