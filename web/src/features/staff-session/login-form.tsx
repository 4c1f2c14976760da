import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import { Form } from '#web/ui/form/form.tsx'
import type { FormDefinition } from '#web/ui/form/form-definition.ts'
import { keepStaffToken } from './staff-token.ts'

interface Credentials {
  userId: string
  password: string
}

interface Welcome {
  token: string
  message: string
}

/** Back-office section 9: the toast is read before the dashboard comes. */
const redirectDelayMs = 2000

const definition: FormDefinition<Credentials, Welcome> = {
  id: 'login',
  submitLabel: 'Login',
  fields: [
    { kind: 'text', name: 'userId', label: 'User ID', maxLength: limits.email, autoComplete: 'username' },
    {
      kind: 'password',
      name: 'password',
      label: 'Password',
      maxLength: 1024,
      autoComplete: 'current-password',
    },
  ],
  loadSchema: () => import('#contract/session.ts').then(({ credentials }) => credentials),
  send: (body) => callApi('login', { body }),
  successText: ({ message }) => message,
  failureText: ({ code, message }) =>
    code === 'network' ? texts.login.exception : message || texts.login.failure,
}

/** Signs a staff member in, keeps the mark, and goes to the dashboard after the toast was readable. */
export function LoginForm() {
  const navigate = useNavigate()
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(redirect.current), [])

  function welcome({ token }: Welcome) {
    keepStaffToken(token)
    redirect.current = setTimeout(() => void navigate(paths.adminDashboard), redirectDelayMs)
  }

  return <Form definition={definition} onSent={welcome} />
}
