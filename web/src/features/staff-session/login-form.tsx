import { useEffect, useRef } from 'react'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { Form } from '#web/ui/form/form.tsx'
import { loginDefinition } from './login-definition.ts'
import { keepStaffToken } from './staff-token.ts'

/** Back-office section 9: the toast is read before the dashboard comes. */
const redirectDelayMs = 2000

/** Signs a staff member in, keeps the mark, and goes to the dashboard after the toast was readable. */
export function LoginForm() {
  const navigate = useNavigate()
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(redirect.current), [])

  function welcome({ token, userId }: { token: string; userId: string }) {
    keepStaffToken(token, userId)
    redirect.current = setTimeout(() => void navigate(paths.adminDashboard), redirectDelayMs)
  }

  return <Form definition={loginDefinition} onSent={welcome} />
}
