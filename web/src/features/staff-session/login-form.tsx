import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Form } from '#web/ui/form/send/form.tsx'
import { landingAddress } from './landing-address.ts'
import { loginDefinition } from './login-definition.ts'
import { keepStaffToken } from './staff-token.ts'

/** How long the toast can be read before the dashboard opens (milliseconds), from back-office section 9. */
const redirectDelayMs = 2000

/**
 * Signs a staff member in and stores the mark of that. After a moment for the toast, the browser goes to the
 * address where the staff member lands, as `landingAddress` finds it.
 */
export function LoginForm() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(redirect.current), [])

  function welcome({ token, userId }: { token: string; userId: string }) {
    keepStaffToken(token, userId)
    const landing = landingAddress(params.get('to'))
    redirect.current = setTimeout(() => void landing.then((address) => navigate(address)), redirectDelayMs)
  }

  return <Form definition={loginDefinition} onSent={welcome} />
}
