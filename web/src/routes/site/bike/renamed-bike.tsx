import { Link, Navigate } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/**
 * Leads from the address of a model's former name to that of the present name. The link is for a page that
 * was prerendered at the very moment of the renaming, when no navigation runs.
 */
export function RenamedBike({ bikeName }: { bikeName: string }) {
  const to = paths.viewDetails(bikeName)
  return (
    <>
      <Navigate to={to} replace />
      <p className="p-6">
        {fillIn(t`This model has a new name: {model}`, {
          model: (
            <Link to={to} className="underline underline-offset-3">
              {bikeName}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
