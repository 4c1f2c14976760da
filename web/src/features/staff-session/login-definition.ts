import { texts } from '#contract/texts/texts.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { endDueSession, forgetDueSignOut } from './due-sign-out.ts'

interface Credentials {
  userId: string
  password: string
}

interface Welcome {
  token: string
  message: string
  /** The user id as it was typed. */
  userId: string
}

const cookiesNeeded =
  'This browser blocks cookies, and nobody can stay signed in without one. Please allow cookies for this site.'

/**
 * Whether the browser keeps a cookie of this site; `navigator.cookieEnabled` says so where it does not, too.
 */
function takesCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: no other way says whether cookies are kept
  document.cookie = 'probe=1; max-age=5; samesite=strict'
  return document.cookie.includes('probe=1')
}

/** The form of the login screen. */
export const loginDefinition: FormScreen<Credentials, Welcome> = {
  id: 'login',
  submitLabel: 'Login',
  fields: [
    {
      kind: 'text',
      name: 'userId',
      label: 'User ID',
      maxLength: limits.email,
      autoComplete: 'username',
      autoCapitalize: 'none',
    },
    {
      kind: 'password',
      name: 'password',
      label: 'Password',
      maxLength: 1024,
      autoComplete: 'current-password',
    },
  ],
  loadSchema: () => import('#contract/session/session.ts').then(({ credentials }) => credentials),
  send: async (body) => {
    // The session is a cookie, so without cookies every screen would ask for the password again.
    if (!takesCookies()) throw new ApiError('unauthorized', cookiesNeeded)
    // The new session would replace the cookie of a session that is still to be ended, which could not be
    // ended after that.
    await endDueSession()
    const welcome = await callApi('login', { body })
    forgetDueSignOut()
    return { ...welcome, userId: body.userId }
  },
  successText: ({ message }) => message,
  failureText: ({ code, message }) =>
    code === 'network' ? texts.login.exception : message || texts.login.failure,
}
