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
        // A choice that a browser makes by itself is kept when it is made before any script has come.
        <label key={name} className="relative">
          <input
            type="radio"
            name="variant"
            value={name}
            checked={name === variant.name}
            onChange={() => onVariant(name)}
            className="peer absolute inset-0 size-full opacity-0"
          />
          <span className="grid min-h-12 content-center rounded-sm px-2 py-1 text-center text-sm leading-tight transition-colors peer-checked:bg-content peer-checked:text-surface peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2">
            <span className="font-semibold">{name}</span> <span className="figures">{priceOf(price)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
