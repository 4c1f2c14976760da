import { useEffect, useRef } from 'react'
import type { Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { usePriceWords } from '#web/shop/price.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

interface VariantSelectProps {
  bikeName: string
  variants: readonly Variant[]
  /** The chosen variant. */
  variant: Variant
  onVariant: (name: string) => void
}

/** A list of a model's variants, each with its price in the kind of price that the page shows. */
export function VariantSelect({ bikeName, variants, variant, onVariant }: VariantSelectProps) {
  const priceOf = usePriceWords(bikeName)
  const select = useRef<HTMLSelectElement>(null)

  // On a slow phone a visitor can choose a variant on the prerendered page before React listens. The price
  // must follow that choice, so the select is read once. A variant that was only prerendered is no choice,
  // because the address may name another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the select is read once, when React takes the page over
  useEffect(() => {
    const control = select.current
    const shown = control?.selectedOptions[0]
    if (!control || !shown || shown.value === variant.name) return
    if (shown.defaultSelected) control.value = variant.name
    else onVariant(shown.value)
  }, [])

  return (
    <Select
      ref={select}
      data-seen="Variant"
      name="variant"
      label={t`Variant`}
      autoComplete="off"
      value={variant.name}
      onChange={(event) => onVariant(event.currentTarget.value)}
      choices={variants.map(({ name, price }) => ({ value: name, label: `${name}, ${priceOf(price)}` }))}
    />
  )
}
