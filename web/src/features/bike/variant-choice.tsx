import { useEffect, useRef } from 'react'
import type { Variant } from '#contract/catalogue.ts'
import { formatRupees } from '#web/lib/money.ts'
import { Select } from '#web/ui/form/select.tsx'

interface VariantChoiceProps {
  variants: readonly Variant[]
  /** The chosen one. */
  variant: Variant
  onVariant: (name: string) => void
}

/** The variants of a model, each with its price. */
export function VariantChoice({ variants, variant, onVariant }: VariantChoiceProps) {
  const select = useRef<HTMLSelectElement>(null)

  // On a slow phone a visitor can choose a variant on the prerendered page before React listens. The price must follow,
  // so the select is read once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, when React takes the page over
  useEffect(() => {
    const shown = select.current?.value
    if (shown && shown !== variant.name) onVariant(shown)
  }, [])

  return (
    <Select
      ref={select}
      label="Variant"
      name="variant"
      autoComplete="off"
      value={variant.name}
      onChange={(event) => onVariant(event.currentTarget.value)}
      choices={variants.map(({ name, price }) => ({
        value: name,
        label: `${name}, ${formatRupees(price)}`,
      }))}
    />
  )
}
