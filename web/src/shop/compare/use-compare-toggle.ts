import { t } from '#contract/wire/language.ts'
import {
  type Compared,
  changeCompared,
  mostCompared,
  useCompared,
} from '#web/shop/compare/compared-models.ts'

/** What a button that puts a model aside to compare says and does. */
interface CompareToggleState {
  words: string
  isChosen: boolean
  /** Is there no room for one more model? A press then does nothing. */
  isFull: boolean
  'aria-label': string
  'aria-pressed': boolean
  'aria-disabled': true | undefined
  onClick: () => void
}

/** Words, attributes and press of a button that adds a model to the comparison, or removes it. */
export function useCompareToggle(model: Compared): CompareToggleState {
  const compared = useCompared()
  // A card without a variant stands for all variants of its model.
  const isSame = ({ bikeName, variant }: Compared) =>
    bikeName === model.bikeName && (model.variant === undefined || variant === model.variant)
  const isChosen = compared.some(isSame)
  const isFull = !isChosen && compared.length >= mostCompared
  const words = isFull ? t`${mostCompared} chosen already` : t`Compare`
  return {
    words,
    isChosen,
    isFull,
    // One text, because browsers put blanks around words that are hidden from the eye.
    'aria-label': `${words}: ${[model.name, model.variant].filter(Boolean).join(' ')}`,
    'aria-pressed': isChosen,
    'aria-disabled': isFull || undefined,
    onClick: () => {
      if (!isFull) changeCompared((now) => (isChosen ? now.filter((one) => !isSame(one)) : [...now, model]))
    },
  }
}
