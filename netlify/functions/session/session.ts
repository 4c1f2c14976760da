import type { Config } from '@netlify/functions'
import * as contract from '#contract/session.ts'
import { serve, session, staff } from '#server/lib/http/serve.ts'
import { signIn, signOut, toAccount } from '#server/services/session.ts'

export default serve([
  session(contract.login, signIn),
  staff(contract.getMe, async (call) => toAccount(call.staff)),
  session(contract.logout, (call) => signOut(call.session)),
])

export const config: Config = {
  path: ['/api/login', '/api/me', '/api/logout'],
}
