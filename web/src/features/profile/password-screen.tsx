import { useEffect } from 'react'
import type { PasswordChange } from '#contract/session/account.ts'
import { texts } from '#contract/texts/texts.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { isSignedOut } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { Form } from '#web/ui/form/send/form.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useAccount } from './use-account.tsx'

const maxLength = 200

function passwordForm(userId: string | undefined): FormScreen<PasswordChange> {
  return {
    id: 'password',
    submitLabel: 'Change Password',
    fields: [
      {
        kind: 'password',
        name: 'oldPassword',
        label: 'Current Password',
        maxLength,
        autoComplete: 'current-password',
      },
      {
        kind: 'password',
        name: 'newPassword',
        label: 'New Password',
        hint: 'At least 8 characters.',
        maxLength,
        autoComplete: 'new-password',
      },
      {
        kind: 'password',
        name: 'confirmPassword',
        label: 'Confirm Password',
        maxLength,
        autoComplete: 'new-password',
      },
    ],
    loadSchema: () => import('#contract/session/account.ts').then(({ passwordChange }) => passwordChange),
    send: (body) => {
      if (!userId) throw new ApiError('not_found', texts.password.userMissing)
      return whileSaving(callApi('changePassword', { params: { userId }, body }))
    },
    successText: ({ message }) => message || texts.password.success,
    failureText: ({ code, message }) =>
      code === 'network' ? texts.password.failure : message || texts.password.failure,
  }
}

/** Change Password: the fields are emptied after success. */
export function PasswordScreen() {
  const account = useAccount()
  const signedOut = isSignedOut(account.error)

  useEffect(() => {
    if (signedOut) notify.error(texts.password.unauthorized)
  }, [signedOut])

  return (
    <Screen title="Change Password">
      <LoadFailure of={account} words={texts.password.loadFailed} signedOut={texts.password.userNotFound} />
      <div className="max-w-xl rounded-lg border border-hairline bg-surface p-5 md:p-6">
        <UnsavedGuard>
          <Form definition={passwordForm(account.value?.user_id)} />
        </UnsavedGuard>
      </div>
    </Screen>
  )
}
