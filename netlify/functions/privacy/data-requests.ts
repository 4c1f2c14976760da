import type { Config } from '@netlify/functions'
import * as contract from '#contract/privacy/data-requests.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import {
  askAboutData,
  askAboutDataByCode,
  askForCode,
  closeDataRequest,
  listDataRequests,
} from '#server/services/privacy/data-requests.ts'

const served = [
  visitor(contract.askAboutData, ({ body, ip }) => askAboutData(body, ip)),
  visitor(contract.askForCode, ({ body, ip }) => askForCode(body, ip)),
  visitor(contract.askAboutDataByCode, ({ body, ip }) => askAboutDataByCode(body, ip)),
  staff(contract.listDataRequests, ({ db }) => listDataRequests(db)),
  staff(contract.closeDataRequest, ({ db, params, body }) => closeDataRequest(db, params.id, body.answer)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
