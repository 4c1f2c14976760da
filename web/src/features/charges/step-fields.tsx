import { without } from '#web/lib/changed-list.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { type ChargeDraft, emptyStep } from './charge-draft.ts'

interface StepFieldsProps {
  /**
   * Whether the amount goes up in steps of the price or of the size; undefined for a charge of one amount.
   */
  by: 'price' | 'size' | undefined
  draft: ChargeDraft
  change: (fields: Partial<ChargeDraft>) => void
  errors: Record<string, string>
}

type Step = ChargeDraft['steps'][number]

/** The amounts of a charge, from the lowest step to the highest. */
export function StepFields({ by, draft, change, errors }: StepFieldsProps) {
  const { steps, fuel } = draft
  const unit = fuel === 'electric' ? 'kW' : 'cc'
  const end = by === 'price' ? 'Under this price, ₹' : `Up to, ${unit}`
  const put = (place: number, fields: Partial<Step>) =>
    change({ steps: steps.map((step, at) => (at === place ? { ...step, ...fields } : step)) })
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {steps.map((step, place) => {
          const field = (name: keyof Step, label: string) => ({
            label,
            value: step[name],
            error: errors[`steps.${place}.${name}`],
            inputMode: 'decimal' as const,
            autoComplete: 'off',
            maxLength: 20,
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              put(place, { [name]: currentTarget.value }),
          })
          const isLast = place === steps.length - 1
          return (
            // A step has no name but its place, and nobody moves a step.
            // biome-ignore lint/suspicious/noArrayIndexKey: as said above
            <li key={place} className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
              {by && !isLast ? (
                <Input {...field('upTo', end)} />
              ) : (
                <p className="py-3 text-muted sm:mt-7">
                  {steps.length > 1 ? 'Everything above' : 'Everything'}
                </p>
              )}
              <Input {...field('percent', 'Per cent')} />
              <Input {...field('rupees', 'or rupees')} />
              <ChangeButton
                size="small"
                className="sm:mt-7"
                disabled={steps.length === 1}
                aria-label={`Remove step ${place + 1}`}
                onClick={() => change({ steps: lastOpen(without(steps, place)) })}
              >
                Remove
              </ChangeButton>
            </li>
          )
        })}
      </ol>
      {by && steps.length < 12 ? (
        <ChangeButton size="small" className="w-fit" onClick={() => change({ steps: [...steps, emptyStep] })}>
          Add a step
        </ChangeButton>
      ) : null}
    </div>
  )
}

/** The steps with the last one open: the last step has no end. */
function lastOpen(steps: Step[]): Step[] {
  return steps.map((step, place) => (place === steps.length - 1 ? { ...step, upTo: '' } : step))
}
