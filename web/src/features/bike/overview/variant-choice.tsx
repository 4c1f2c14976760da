import type { Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { usePriceWords } from '#web/shop/price.tsx'
import { VariantSelect } from '#web/shop/variant-select.tsx'

/** More variants than these are a list, because they do not fit beside each other on a phone. */
const mostBeside = 3

interface VariantChoiceProps {
  bikeName: string
  variants: readonly Variant[]
  /** The chosen variant. */
  variant: Variant
  onVariant: (name: string) => void
}

/** The variants of a model with their prices, in the kind of price that the page shows. */
export function VariantChoice(props: VariantChoiceProps) {
  const { bikeName, variants, variant, onVariant } = props
  const priceOf = usePriceWords(bikeName)
  if (variants.length > mostBeside) return <VariantSelect {...props} />
  return (
    <fieldset
      data-seen="Variant"
      aria-label={t`Variant`}
      className="grid auto-cols-fr grid-flow-col rounded-md border border-control p-0.5"
    >
      {variants.map(({ name, price }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === variant.name}
          onClick={() => onVariant(name)}
          className="min-h-12 rounded-sm px-2 py-1 text-sm leading-tight transition-colors aria-pressed:bg-content aria-pressed:text-surface"
        >
          <span className="block font-semibold">{name}</span>
          <span className="figures block">{priceOf(price)}</span>
        </button>
      ))}
    </fieldset>
  )
}
