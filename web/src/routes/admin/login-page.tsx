import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { nameInboxApp } from '#web/features/back-office/inbox-app.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { DueSignOutLine } from '#web/features/staff-session/due-sign-out-line.tsx'
import { LinkPassword } from '#web/features/staff-session/link-password.tsx'
import { LoginForm } from '#web/features/staff-session/login-form.tsx'
import { SignedOutLine } from '#web/features/staff-session/signed-out-line.tsx'
import '#web/lib/api/late-api.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Toaster } from '#web/ui/overlay/toast.tsx'

export function Component() {
  const { name } = useDealership()
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(nameInboxApp, [])
  // The token comes behind `#`, because browsers never send that part of an address to a server.
  const token = /^#password=([\w-]+)$/.exec(hash)?.[1]
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-soft p-4">
      <title>{name ? `Staff login | ${name}` : 'Staff login'}</title>
      <meta name="robots" content="noindex" />
      <div className="w-full max-w-md rounded-lg border border-hairline bg-surface p-6 shadow-soft md:p-10">
        <div className="mb-8 h-10">{name ? <Wordmark className="h-10" /> : null}</div>
        <h1 className="display mb-6 text-2xl">Admin Panel</h1>
        {token ? (
          <LinkPassword
            key={token}
            token={token}
            onDone={() => void navigate(paths.adminLogin, { replace: true })}
          />
        ) : (
          <>
            <DueSignOutLine />
            <SignedOutLine />
            <LoginForm />
          </>
        )}
      </div>
      <Toaster />
    </main>
  )
}
