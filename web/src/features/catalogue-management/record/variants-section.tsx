import { recordLimits as limits } from '#contract/catalogue/vehicle-choices.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { PartList } from './part-list.tsx'
import { changedAt, newId, type SectionProps } from './record-draft.ts'

interface VariantsSectionProps extends SectionProps<'variants'> {
  /** The price of the vehicle in rupees, 0 while there is none. */
  price: number
  /** The name of the vehicle, under which the list of former prices is found. */
  name: string
}

/** The variants of a vehicle; the price of the first variant is the price of the vehicle. */
export function VariantsSection({ value, onChange, errorOf, price, name }: VariantsSectionProps) {
  const [address] = useSearchState()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {value.length === 0 && price > 0
            ? `Without variants it costs ${formatRupees(price)}.`
            : 'Ex-showroom prices in rupees. The first variant’s price is the one in lists.'}
        </p>
        {/* A link, which an account that may only read can follow too. */}
        <ButtonLink
          size="small"
          preventScrollReset
          to={`?${new URLSearchParams([...address, ['history', name]])}`}
        >
          Price history
        </ButtonLink>
      </div>
      <PartList
        label="Variants"
        noun="variant"
        parts={value}
        nameOf={({ name }) => name}
        make={() => ({ id: newId(), name: '', price: '' })}
        onChange={onChange}
      >
        {(variant, index) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <Input
              label="Variant"
              value={variant.name}
              maxLength={limits.name}
              autoComplete="off"
              error={errorOf(`${index}.name`)}
              onChange={({ currentTarget }) =>
                onChange(changedAt(value, index, { name: currentTarget.value }))
              }
            />
            <Input
              label="Price in rupees"
              inputMode="decimal"
              value={String(variant.price)}
              maxLength={40}
              autoComplete="off"
              error={errorOf(`${index}.price`)}
              onChange={({ currentTarget }) =>
                onChange(changedAt(value, index, { price: currentTarget.value }))
              }
            />
          </div>
        )}
      </PartList>
    </div>
  )
}
