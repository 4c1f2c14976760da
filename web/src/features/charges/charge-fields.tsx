import { chargeFuels, chargeKind, chargeKinds } from '#contract/prices/charge-kinds.ts'
import { chargeLabels } from '#contract/prices/charge-labels.ts'
import { Checkbox, Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { RecordEditing } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import type { ChargeDraft } from './charge-draft.ts'
import { StepFields } from './step-fields.tsx'

interface ChargeFieldsProps {
  editing: Pick<RecordEditing<ChargeDraft>, 'draft' | 'change' | 'errors'>
}

type TextFact = 'beginsOn' | 'insuredPercent' | 'gstPercent' | 'source' | 'sourceUrl'

/** All fields of a charge. */
export function ChargeFields({ editing: { draft, change, errors } }: ChargeFieldsProps) {
  const kind = chargeKind(draft.kind)
  const text = (fact: TextFact) => ({
    label: chargeLabels[fact],
    value: draft[fact],
    error: errors[fact],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [fact]: currentTarget.value }),
  })
  return (
    <>
      <FormPart title="What it is">
        <div className="grid gap-5 md:grid-cols-3">
          <Select
            label={chargeLabels.kind}
            value={draft.kind}
            error={errors.kind}
            choices={chargeKinds.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value as ChargeDraft['kind'] })}
          />
          <Select
            label={chargeLabels.fuel}
            value={draft.fuel}
            error={errors.fuel}
            choices={chargeFuels.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget }) => change({ fuel: currentTarget.value as ChargeDraft['fuel'] })}
          />
          <Input {...text('beginsOn')} type="date" />
        </div>
        <p className="text-sm text-muted">
          It holds from the midnight of that day, and ends the one of the same kind and fuel before it.
        </p>
      </FormPart>
      <FormPart
        title={chargeLabels.steps}
        hint="A percentage or an amount in rupees. Both empty: nobody has settled it, and visitors read “ask us”."
      >
        <StepFields by={kind.steps} draft={draft} change={change} errors={errors} />
        <div className="grid gap-5 md:grid-cols-2">
          {kind.isOfInsuredValue ? <Input {...text('insuredPercent')} inputMode="decimal" /> : null}
          <Input {...text('gstPercent')} inputMode="decimal" />
        </div>
      </FormPart>
      <FormPart title="Why it is so" hint="Visitors read this beside the line.">
        <div className="grid gap-5 md:grid-cols-2">
          <Input {...text('source')} maxLength={300} />
          <Input {...text('sourceUrl')} optional inputMode="url" maxLength={500} />
        </div>
        <Checkbox
          label="This is an estimate"
          checked={draft.isEstimate}
          onChange={({ currentTarget }) => change({ isEstimate: currentTarget.checked })}
        />
      </FormPart>
    </>
  )
}
