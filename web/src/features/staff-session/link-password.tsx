import { useState } from 'react'
import type { setLinkPassword } from '#contract/people/people.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/send/form.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

type Change = BodyInputOf<typeof setLinkPassword>

function passwordForm(token: string): FormScreen<Omit<Change, 'token'>> {
  const field = { kind: 'password', maxLength: 200, autoComplete: 'new-password' } as const
  return {
    id: 'link-password',
    submitLabel: 'Set the password',
    fields: [
      { ...field, name: 'newPassword', label: 'New Password', hint: 'At least 8 characters.' },
      { ...field, name: 'confirmPassword', label: 'Confirm Password' },
    ],
    loadSchema: () => import('#contract/session/new-password.ts').then(({ newPassword }) => newPassword({})),
    send: (body) => callApi('setLinkPassword', { body: { ...body, token } }),
    successText: ({ message }) => message,
    failureText: ({ code, message }) =>
      code === 'network' || !message ? 'The password was not set. Please try again.' : message,
  }
}

/** Sets the password of an account by the link that the new staff member was handed. */
export function LinkPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [definition] = useState(() => passwordForm(token))
  const account = useLoaded(`link ${token}`, (signal) =>
    callApi('readStaffLink', { body: { token } }, { signal }),
  )
  if (account.error !== undefined && !account.isLoading)
    return (
      <div className="grid gap-5" role="alert">
        <p>{account.error instanceof Error ? account.error.message : 'The link could not be checked.'}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={account.reload}>Try again</Button>
          <Button onClick={onDone}>To the login</Button>
        </div>
      </div>
    )
  if (!account.value) return <Skeleton className="h-72" />
  return (
    <div className="grid gap-5">
      <p>
        Welcome, <strong>{account.value.name}</strong>. You sign in as <strong>{account.value.userId}</strong>
        , with the password that you choose here.
      </p>
      <Form definition={definition} onSent={onDone} />
    </div>
  )
}
