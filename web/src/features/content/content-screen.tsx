import { useEffect } from 'react'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { isSignedOut } from '#web/lib/failure-words.ts'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckingLogin } from '#web/ui/checking-login.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { Screen } from '#web/ui/screen.tsx'
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
