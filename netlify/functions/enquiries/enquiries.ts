import type { Config } from '@netlify/functions'
import * as contract from '#contract/enquiries.ts'
import { serve, visitor } from '#server/lib/http/serve.ts'
import { sendForm } from '#server/services/enquiries.ts'

export default serve([
  visitor(contract.sendProductEnquiry, (call) => sendForm(call, 'sendProductEnquiry')),
  visitor(contract.joinJoyClub, (call) => sendForm(call, 'joinJoyClub')),
  visitor(contract.applyForNetwork, (call) => sendForm(call, 'applyForNetwork')),
])

export const config: Config = {
  path: ['/api/postBooking', '/api/joyClub', '/api/become-honda-network'],
}
