import { dealership } from '#web/features/dealership/dealership.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { DueSignOutLine } from '#web/features/staff-session/due-sign-out-line.tsx'
import { LoginForm } from '#web/features/staff-session/login-form.tsx'
import { Toaster } from '#web/ui/overlay/toast.tsx'

export function Component() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-soft p-4">
      <title>{`Staff login | ${dealership.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="w-full max-w-md rounded-lg border border-hairline bg-surface p-6 shadow-soft md:p-10">
        <Wordmark label={dealership.name} className="mb-8 h-10 w-auto" />
        <h1 className="display mb-6 text-2xl">Admin Panel</h1>
        <DueSignOutLine />
        <LoginForm />
      </div>
      <Toaster />
    </main>
  )
}
