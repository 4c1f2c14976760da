import type { Ref } from 'react'
import type { Variant } from '#contract/catalogue.ts'
import { formatRupees } from '#web/lib/money.ts'
import { Select } from '#web/ui/form/select.tsx'

interface VariantSelectProps {
  variants: readonly Variant[]
  /** The chosen one. */
  variant: Variant
  onVariant: (name: string) => void
  ref?: Ref<HTMLSelectElement>
}

/** The variants of a model, each with its price. */
export function VariantSelect({ variants, variant, onVariant, ref }: VariantSelectProps) {
  return (
    <Select
      ref={ref}
      label="Variant"
      autoComplete="off"
      value={variant.name}
      onChange={(event) => onVariant(event.currentTarget.value)}
      choices={variants.map(({ name, price }) => ({ value: name, label: `${name}, ${formatRupees(price)}` }))}
    />
  )
}
