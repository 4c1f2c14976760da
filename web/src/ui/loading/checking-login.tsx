import { Spinner } from '#web/ui/button.tsx'

/** Stands in the place of a screen until it is known whose account it is. */
export function CheckingLogin() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
      <Spinner />
      Checking your login…
    </p>
  )
}
