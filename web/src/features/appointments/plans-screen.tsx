import { Link } from 'react-router-dom'
import type { Plan } from '#contract/appointments/appointment-plans.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { PlanEditor } from './plan-editor.tsx'

/** The times that an outlet offers; the outlet is in the address. */
export function PlansScreen() {
  const [address, setAddress] = useSearchState()
  const loaded = useLoaded('plans', (signal) => callApi('listPlans', {}, { signal }))
  const plans = loaded.value
  const named = plans?.find(({ outletId }) => String(outletId) === address.get('outlet'))
  const plan = named ?? plans?.[0]
  return (
    <Screen
      title="Appointment times"
      actions={
        plan && plans ? (
          <Select
            label={<span className="sr-only">Outlet</span>}
            className="w-full max-w-md sm:w-72"
            choices={plans.map(({ outletId, outlet, facts }) => ({
              value: String(outletId),
              label: facts.rules.length > 0 ? outlet : `${outlet} (offers none)`,
            }))}
            value={String(plan.outletId)}
            onChange={({ currentTarget }) => setAddress({ outlet: currentTarget.value }, { step: true })}
          />
        ) : undefined
      }
    >
      <p className="text-pretty text-muted">
        Visitors choose one of these times beside the forms for a test ride and a service. Closed days stand
        under{' '}
        <Link to={`${paths.adminDashboard}?page=outlets`} className="underline underline-offset-3">
          Outlets
        </Link>
        .
      </p>
      <LoadFailure of={loaded} words="The times could not be loaded." />
      {plans?.length === 0 ? (
        <EmptyState title="No outlets yet">Add an outlet first, under Manage, Outlets.</EmptyState>
      ) : plan && plans ? (
        <PlanEditor
          key={plan.outletId}
          plan={plan}
          onSaved={(record) =>
            loaded.replace((all) =>
              all.map((one): Plan => (one.outletId === plan.outletId ? { ...one, ...record } : one)),
            )
          }
        />
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}
