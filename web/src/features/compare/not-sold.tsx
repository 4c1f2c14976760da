import { t } from '#contract/wire/language.ts'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import type { ComparedModel } from './compare-rows.ts'

interface NotSoldProps {
  /** The models and variants that the address asks for and the dealer does not sell. */
  missing: readonly { bikeName: string; variant?: string | undefined }[]
  models: readonly ComparedModel[]
}

/** Names each model or variant of the address that is not sold, and the one that is shown instead. */
export function NotSold({ missing, models }: NotSoldProps) {
  if (missing.length === 0) return null
  return (
    <ul role="status" className="mb-6 grid gap-2 print:hidden">
      {missing.map(({ bikeName, variant }) => {
        const model = models.find(({ bike }) => bike.bikeName === bikeName)
        return (
          <li
            key={`${bikeName} ${variant}`}
            className="flex gap-3 rounded-md bg-warning-soft px-4 py-2.5 text-content wrap-anywhere"
          >
            <AlertIcon className="mt-0.5 text-warning" />
            <span>
              {model
                ? notSoldWords(model, variant)
                : t`We have no model called ${bikeName}. It may no longer be sold, or the link may be old.`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function notSoldWords({ bike: { name }, variant }: ComparedModel, asked = ''): string {
  if (!variant) return t`The ${name} is not sold as ${asked}; here is the model.`
  const shown = variant.name
  return t`The ${name} is not sold as ${asked}; here is ${shown}.`
}
