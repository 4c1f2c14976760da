import type { ComponentType } from 'react'
import { brandTokens, contrastsOf, leastContrast } from '#contract/dealership/brand-colours.ts'
import { dealershipLimits as limits } from '#contract/dealership/dealership-limits.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { FieldError } from '#web/ui/form/controls/field.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { AlertIcon, CheckIcon } from '#web/ui/icon/sign.tsx'
import type { PictureShape } from '#web/ui/media/picture-chooser.tsx'
import { type DealershipEditing, textField } from './fields.ts'

export interface PictureChoiceProps {
  label: string
  hint?: string
  path: string
  onChange: (path: string) => void
  shape?: PictureShape
}

interface BrandFieldsProps {
  editing: DealershipEditing
  PictureChoice: ComponentType<PictureChoiceProps>
}

/** Logo and colours, and how readable each pair of colours is. */
export function BrandFields({ editing, PictureChoice }: BrandFieldsProps) {
  const { draft, change, errors } = editing
  const { colours } = draft
  const isChosen = Object.values(colours).some(Boolean)
  return (
    <FormPart title="Logo and colours" hint="Without a picture the words stand beside a wheel.">
      <div className="grid gap-5 md:grid-cols-3">
        <PictureChoice
          label="Logo"
          hint="Best four times as wide as high, on white."
          path={draft.logo}
          shape="any"
          onChange={(logo) => change({ logo })}
        />
        <Input {...textField(editing, 'wordmark')} optional maxLength={limits.wordmark} />
        <Input {...textField(editing, 'wordmarkBelow')} optional maxLength={limits.wordmarkBelow} />
      </div>
      <fieldset className="grid gap-3 border-t border-hairline pt-4">
        <legend className="sr-only">Colours</legend>
        <div className="grid gap-4 md:grid-cols-3">
          {brandTokens.map(({ id, label, house }) => (
            <label key={id} className="flex min-h-12 items-center gap-3 text-[0.9375rem] font-semibold">
              <input
                type="color"
                value={colours[id] || house}
                onChange={({ currentTarget }) =>
                  change({ colours: { ...colours, [id]: currentTarget.value } })
                }
                className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1"
              />
              {label}
            </label>
          ))}
        </div>
        <ul className="grid gap-1 text-sm md:grid-cols-2" aria-label="Contrast">
          {contrastsOf(colours).map(({ pair, contrast }) => (
            <li key={pair} className="flex items-center gap-2">
              {contrast < leastContrast ? (
                <AlertIcon className="size-4 shrink-0 text-danger" />
              ) : (
                <CheckIcon className="size-4 shrink-0 text-success" />
              )}
              <span>
                {pair}: <span className="figures">{contrast.toFixed(2)}</span>
                {` to 1${contrast < leastContrast ? ', too little' : ''}`}
              </span>
            </li>
          ))}
        </ul>
        <FieldError id="colours-error" message={errors.colours} />
        {isChosen ? (
          <ChangeButton
            size="small"
            className="w-fit"
            onClick={() => change({ colours: { accent: '', accentStrong: '', onAccent: '' } })}
          >
            Back to the colours of the house
          </ChangeButton>
        ) : null}
      </fieldset>
    </FormPart>
  )
}
