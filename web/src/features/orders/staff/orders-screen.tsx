import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { orderWriters } from '#contract/orders/order-roles.ts'
import { orderLists } from '#contract/orders/order-steps.ts'
import { listOrders, type Order, type OrderStep } from '#contract/orders/orders.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useMinute } from '#web/lib/device/use-minute.ts'
import { useArrivedActs } from '#web/shop/lead-acts/use-arrived-acts.ts'
import { useOutboxCode } from '#web/shop/lead-acts/use-outbox-code.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { unnamedField } from '#web/ui/form/controls/compact-field.ts'
import { SearchField } from '#web/ui/form/controls/search-field.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { OrderRow } from './order-row.tsx'
import { saveOrders } from './save-orders.ts'
import { StepDialog } from './step-dialog.tsx'

const pageSize = 25

/**
 * The open orders by what is to be done next, late ones first. List, outlet and page are in the address; the
 * words of a search, which are names and numbers of people, stay with the entry of the history.
 */
export function OrdersScreen({ role }: { role: StaffRole | undefined }) {
  const [address, setAddress] = useSearchState()
  const shown = orderLists.find(({ id }) => id === address.get('shown'))?.id ?? 'open'
  const outlet = Number(address.get('outlet')) || undefined
  const page = Number(address.get('p')) || 1
  const { state } = useLocation()
  const q = typeof state?.term === 'string' ? state.term : ''
  const today = indianDay(useMinute())
  const question = { shown, outlet, q, page, limit: pageSize }
  const key = JSON.stringify(question)
  const loaded = useLoaded(
    key,
    (signal) => callApi('listOrders', { body: question }, { signal }),
    lastSeen('listOrders', key, listOrders.answer),
  )
  const [opened, setOpened] = useState<{ order: Order; step: OrderStep }>()
  const [isSaving, setSaving] = useState(false)
  useOutboxCode()
  useArrivedActs(loaded.reload)
  const value = loaded.isOlder ? undefined : loaded.value
  const mayChange = role !== undefined && orderWriters.includes(role)
  const total = loaded.value?.counts[shown] ?? 0

  return (
    <Screen
      title="Orders"
      actions={
        // As in reports, all rows at once are the owner's.
        role === 'owner' && total > 0 ? (
          <Button
            size="small"
            busy={isSaving}
            onClick={() => {
              setSaving(true)
              void saveOrders({ shown, outlet, q }).finally(() => setSaving(false))
            }}
          >
            Save as CSV
          </Button>
        ) : null
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex min-w-0 flex-wrap gap-1">
          <legend className="sr-only">Which orders</legend>
          {orderLists.map(({ id, label }) => (
            <Button
              key={id}
              size="small"
              variant={id === shown ? undefined : 'quiet'}
              aria-pressed={id === shown}
              onClick={() => setAddress({ shown: id === 'open' ? undefined : id, p: undefined })}
            >
              {label}
              {loaded.value ? <span className="figures font-normal">{loaded.value.counts[id]}</span> : null}
            </Button>
          ))}
        </fieldset>
        <SearchField
          label="Search orders"
          placeholder="Name, number, model"
          term={q}
          onAsk={(term) => setAddress({ p: undefined }, { keep: { term } })}
          className="max-w-sm basis-48"
        />
        {loaded.value && (loaded.value.outlets.length > 1 || outlet) ? (
          <Select
            label="Outlet"
            placeholder="All outlets"
            choices={loaded.value.outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={outlet ?? ''}
            onChange={({ currentTarget }) =>
              setAddress({ outlet: currentTarget.value || undefined, p: undefined })
            }
            className={classNames(unnamedField, 'min-w-0 max-w-sm flex-1 basis-36')}
          />
        ) : null}
      </div>
      <LoadFailure of={loaded} words="The orders could not be loaded." />
      {value?.data.length === 0 ? (
        <EmptyState
          title={q ? 'No order fits this search' : shown === 'late' ? 'Nothing is late' : 'No open orders'}
        >
          {q
            ? 'Orders that are done or cancelled stand on the sheet of their lead.'
            : shown === 'open'
              ? 'An order is booked on the sheet of its lead, in the inbox.'
              : 'Every order is on its day.'}
        </EmptyState>
      ) : value ? (
        <>
          <ul aria-label="Orders" className="grid border-b border-hairline">
            {value.data.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                today={today}
                onStep={mayChange && order.leadId ? (order, step) => setOpened({ order, step }) : undefined}
              />
            ))}
          </ul>
          {total > pageSize ? (
            <Pager
              page={page}
              totalPages={Math.ceil(total / pageSize)}
              onPage={(next) => setAddress({ p: next === 1 ? undefined : String(next) })}
            />
          ) : null}
        </>
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
      {opened?.order.leadId ? (
        <StepDialog
          order={opened.order}
          step={opened.step}
          leadId={opened.order.leadId}
          isOwner={role === 'owner'}
          onChanged={loaded.reload}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </Screen>
  )
}
