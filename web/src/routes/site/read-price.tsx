import { t } from '#contract/language.ts'
import { spokenRupees } from '#web/lib/speech/spoken-rupees.ts'
import { ReadAloud } from '#web/ui/read-aloud.tsx'

interface ReadPriceProps {
  /** The model, with its variant. */
  name: string
  /** Ex-showroom. */
  rupees: number
}

/** Reads what a model costs. */
export function ReadPrice({ name, rupees }: ReadPriceProps) {
  const price = spokenRupees(rupees)
  return <ReadAloud isSmall sentences={() => [t`${name} costs ${price} ex-showroom.`]} />
}
