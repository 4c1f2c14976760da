import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { DueSignOutLine } from '#web/features/staff-session/due-sign-out-line.tsx'
import { LoginForm } from '#web/features/staff-session/login-form.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { Toaster } from '#web/ui/overlay/toast.tsx'

export function Component() {
  const { name } = useDealership()
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-soft p-4">
      <title>{name ? `Staff login | ${name}` : 'Staff login'}</title>
      <meta name="robots" content="noindex" />
      <div className="w-full max-w-md rounded-lg border border-hairline bg-surface p-6 shadow-soft md:p-10">
        <div className="mb-8 h-10">{name ? <Wordmark className="h-10" /> : null}</div>
        <h1 className="display mb-6 text-2xl">Admin Panel</h1>
        <DueSignOutLine />
        <LoginForm />
      </div>
      <Toaster />
    </main>
  )
}
