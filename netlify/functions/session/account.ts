import type { Config } from '@netlify/functions'
import * as contract from '#contract/session/account.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { changePassword, updateProfile } from '#server/services/session/account.ts'

const served = [
  staff(contract.updateProfile, (call) => updateProfile(call)),
  staff(contract.changePassword, (call) => changePassword(call)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
