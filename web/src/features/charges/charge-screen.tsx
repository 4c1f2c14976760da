import type { ChargeRuleRecord } from '#contract/prices/charge-rules.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { chargeName } from './charge-draft.ts'
import { ChargeEditor } from './charge-editor.tsx'
import { ChargeList } from './charge-list.tsx'
import { NewCharge } from './new-charge.tsx'
import { UncheckedCharges } from './unchecked-charges.tsx'

/**
 * On-road charges: all of them, or the charge that the address names. `slipPath` is the page that finds a
 * slip by its number.
 */
export function ChargeScreen({ slipPath }: { slipPath: string }) {
  const [address, setAddress] = useSearchState()
  const charges = useLoaded('charges', (signal) => callApi('listChargeRules', {}, { signal }))
  const named = address.get('charge')
  const open = (charge: string | undefined) => setAddress({ charge }, { step: true, fromTop: true })
  const record = charges.value?.rules.find(({ id }) => String(id) === named)
  const day = charges.value?.day ?? ''
  const unchecked = charges.value?.unchecked ?? []
  const put = (change: (rules: ChargeRuleRecord[]) => ChargeRuleRecord[]) =>
    charges.replace((all) => ({ ...all, rules: change(all.rules) }))

  const usual = unchecked.find((charge) => chargeName(charge) === named)
  if ((named === 'new' || usual) && day)
    return (
      <NewCharge
        day={day}
        usual={usual}
        onClose={() => open(undefined)}
        onMade={() => {
          charges.reload()
          open(undefined)
        }}
      />
    )
  if (record)
    return (
      <ChargeEditor
        key={record.id}
        record={record}
        isComing={record.facts.beginsOn > day}
        onChange={(changed) => put((rules) => rules.map((one) => (one.id === changed.id ? changed : one)))}
        onRemoved={(id) => {
          put((rules) => rules.filter((one) => one.id !== id))
          open(undefined)
        }}
        onClose={() => open(undefined)}
      />
    )
  return (
    <Screen
      title="On-road Charges"
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="small" to={slipPath}>
            Find a slip
          </ButtonLink>
          <ChangeButton size="small" variant="primary" onClick={() => open('new')}>
            New charge
          </ChangeButton>
        </div>
      }
    >
      <p className="text-muted">
        What a new vehicle costs beside its price. Visitors read each line with who takes it, by which rule
        and since when. Please check every figure with the RTO and your insurer.
      </p>
      <LoadFailure of={charges} words="The charges could not be loaded." />
      <UncheckedCharges
        charges={unchecked}
        onChecked={charges.reload}
        onEdit={(charge) => open(chargeName(charge))}
      />
      {charges.value?.rules.length === 0 ? (
        <EmptyState title="No charges yet">
          Until there is one, pages show the ex-showroom price alone.
        </EmptyState>
      ) : charges.value ? (
        <ChargeList
          rules={charges.value.rules}
          unchecked={unchecked}
          saved={charges.value.saved}
          day={day}
          onOpen={(id) => open(String(id))}
        />
      ) : charges.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}
