import type { ProfileChange } from '#contract/session/account.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { texts } from '#contract/texts/texts.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { Form } from '#web/ui/form/send/form.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useAccount } from './use-account.tsx'

interface Updated {
  message: string
  account: StaffAccount
}

function profileForm(userId: string): FormScreen<ProfileChange, Updated> {
  return {
    id: 'profile',
    submitLabel: 'UPDATE',
    fields: [
      { kind: 'text', name: 'userName', label: 'Name', maxLength: limits.name, autoComplete: 'name' },
      { kind: 'email', name: 'email', label: 'Email', maxLength: limits.email, autoComplete: 'email' },
      { kind: 'numeric', name: 'mobileNo', label: 'Mobile', maxLength: limits.mobile, autoComplete: 'tel' },
      {
        kind: 'password',
        name: 'currentPassword',
        label: 'Current Password',
        hint: 'Only to change the e-mail.',
        maxLength: 200,
        autoComplete: 'current-password',
        optional: true,
      },
    ],
    loadSchema: () => import('#contract/session/account.ts').then(({ profileChange }) => profileChange),
    send: (body) => {
      if (!userId) throw new ApiError('bad_request', texts.profile.missingUserId)
      return whileSaving(callApi('updateProfile', { params: { userId }, body }))
    },
    successText: ({ message }) => message || texts.profile.success,
    failureText: ({ code, message }) =>
      code === 'network' ? texts.profile.network : message || texts.profile.failure,
  }
}

/** User Profile: shows the user id, which cannot be changed, and a form for the rest. */
export function ProfileScreen() {
  const account = useAccount()
  const { value, isLoading, replace } = account
  return (
    <Screen title="User Profile">
      <LoadFailure of={account} words={texts.profile.loadFailed} />
      {value ? (
        <div className="grid max-w-xl gap-5 rounded-lg border border-hairline bg-surface p-5 md:p-6">
          <Input label="User ID" value={value.user_id} readOnly autoComplete="username" />
          <UnsavedGuard>
            <Form
              definition={profileForm(value.user_id)}
              initial={{ userName: value.user_name, email: value.email, mobileNo: value.mobile_no }}
              onSent={(updated) => replace(() => updated.account)}
            />
          </UnsavedGuard>
        </div>
      ) : isLoading ? (
        <p role="status">{texts.profile.loading}</p>
      ) : null}
    </Screen>
  )
}
