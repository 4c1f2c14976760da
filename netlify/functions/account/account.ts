import type { Config } from '@netlify/functions'
import * as contract from '#contract/account.ts'
import { serve, staff } from '#server/lib/http/serve.ts'
import { changePassword, updateProfile } from '#server/services/account.ts'

export default serve([
  staff(contract.updateProfile, (call) => updateProfile(call)),
  staff(contract.changePassword, (call) => changePassword(call)),
])

export const config: Config = {
  path: ['/api/profile/:userId', '/api/profile/password/:userId'],
}
