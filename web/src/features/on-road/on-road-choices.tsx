import type { Accessory } from '#contract/catalogue/catalogue.ts'
import { type CoverKind, chargeKind, coverKinds } from '#contract/prices/charge-kinds.ts'
import type { ChargeRule } from '#contract/prices/charge-rule.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { lineName } from '#web/shop/prices/line-words.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'

/** The choices of a visitor; accessories by their part numbers. */
export interface Chosen {
  loan: boolean
  covers: CoverKind[]
  accessories: string[]
}

interface OnRoadChoicesProps {
  rules: readonly ChargeRule[]
  accessories: readonly Accessory[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
}

/** Loan, covers and accessories: the parts of the price that a visitor decides. */
export function OnRoadChoiceFields({ rules, accessories, chosen, onChange }: OnRoadChoicesProps) {
  const covers = coverKinds.filter((cover) => rules.some(({ kind }) => kind === cover))
  return (
    <div className="grid content-start gap-4">
      <fieldset>
        <legend className="font-semibold">{t`Your choice`}</legend>
        <Checkbox
          label={t`I buy it on a loan`}
          checked={chosen.loan}
          onChange={() => onChange({ ...chosen, loan: !chosen.loan })}
        />
        {covers.map((cover) => {
          const { label, isUsual } = chargeKind(cover)
          const isIn = chosen.covers.includes(cover)
          return (
            <Checkbox
              key={cover}
              // A cover that is included for everybody is asked for the other way round: a visitor who has
              // such a cover takes it out.
              label={isUsual ? t`I have a personal accident cover already` : lineName(label)}
              checked={isUsual ? !isIn : isIn}
              onChange={() => onChange({ ...chosen, covers: toggled(chosen.covers, cover) })}
            />
          )
        })}
      </fieldset>
      {accessories.length > 0 ? (
        <fieldset>
          <legend className="font-semibold">{t`Accessories`}</legend>
          {accessories.map(({ part_no, heading, price }) => (
            <Checkbox
              key={part_no}
              label={`${heading}, ${formatRupees(price)}`}
              checked={chosen.accessories.includes(part_no)}
              onChange={() => onChange({ ...chosen, accessories: toggled(chosen.accessories, part_no) })}
            />
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
