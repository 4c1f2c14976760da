import type { Config } from '@netlify/functions'
import * as contract from '#contract/session/session.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, session, staff } from '#server/lib/http/serve.ts'
import { signIn, signOut, toAccount } from '#server/services/session/session.ts'

const served = [
  session(contract.login, signIn),
  staff(contract.getMe, async (call) => toAccount(call.staff)),
  session(contract.logout, (call) => signOut(call.session)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(600) }
