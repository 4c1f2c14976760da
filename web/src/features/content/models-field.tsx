import { useId } from 'react'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'

interface ModelsFieldProps {
  label: string
  hint?: string | undefined
  name: string
  /** The names of the models that are ticked at first, one a line. */
  ticked: string
  disabled: boolean
  onTouched: () => void
}

/** Ticks models of the catalogue; models that were ticked at first stand first. */
export function ModelsField({ label, hint, name, ticked, disabled, onTouched }: ModelsFieldProps) {
  const hintId = useId()
  const models = useLoaded('models', (signal) => callApi('listVehicles', {}, { signal }))
  const first = ticked.split('\n').filter((one) => one !== '')
  const labels = new Map(models.value?.map(({ name: model, displayName }) => [model, displayName]))
  const others = models.value?.filter(
    ({ name: model, state }) => state !== 'archived' && !first.includes(model),
  )
  const names = [...first, ...(others ?? []).map((model) => model.name)]
  return (
    <fieldset aria-describedby={hint && hintId} className="min-w-0 sm:col-span-2">
      <legend className="text-[0.9375rem] font-semibold">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      {hint ? (
        <p id={hintId} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <LoadFailure of={models} words="The models could not be loaded." />
      <div className="grid max-h-44 grid-cols-2 gap-x-4 overflow-auto rounded-md border border-control px-3.5 py-1 sm:grid-cols-3">
        {names.map((model) => (
          <label key={model} className="flex min-h-11 items-center gap-3 wrap-anywhere">
            <input
              type="checkbox"
              name={name}
              value={model}
              defaultChecked={first.includes(model)}
              disabled={disabled}
              onChange={onTouched}
              className="size-5 shrink-0 accent-content"
            />
            {labels.get(model) ?? model}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
