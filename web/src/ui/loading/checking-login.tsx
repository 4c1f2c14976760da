import { Spinner } from '#web/ui/button.tsx'

/** Shown in place of a screen until the user's account is known. */
export function CheckingLogin() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
      <Spinner />
      Checking your login…
    </p>
  )
}
