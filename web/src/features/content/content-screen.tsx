import { useEffect } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { isSignedOut } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { CheckingLogin } from '#web/ui/loading/checking-login.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { ContentKind } from './content-kinds.ts'
import { ContentTable } from './content-table.tsx'

/** Slides, offers, notifications or gallery: the session is checked first, then the list is shown. */
export function ContentScreen({ kind }: { kind: ContentKind }) {
  const account = useLoaded('account', (signal) => callApi('getMe', {}, { signal }))
  const signedOut = isSignedOut(account.error)

  useEffect(() => {
    if (signedOut) notify.error(texts.content.loginToast)
  }, [signedOut])

  if (account.value) return <ContentTable kind={kind} />
  return (
    <Screen title={kind.title}>
      {signedOut ? null : <LoadFailure of={account} words={texts.password.loadFailed} />}
      {account.isLoading ? (
        <CheckingLogin />
      ) : signedOut ? (
        <EmptyState
          title={texts.content.loginRequired}
          action={<Button onClick={account.reload}>Log in</Button>}
        />
      ) : null}
    </Screen>
  )
}
