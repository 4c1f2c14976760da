import type { Config } from '@netlify/functions'
import * as settings from '#contract/quotations/quotation-settings.ts'
import * as contract from '#contract/quotations/quotations.ts'
import { readQuotationSettings } from '#server/data/quotations/quotation-settings.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { saveQuotationSettings } from '#server/services/quotations/quotation-settings.ts'
import { listQuotations, makeQuotation, moveQuotation } from '#server/services/quotations/quotations.ts'

const served = [
  staff(contract.listQuotations, ({ db, params, staff: { role } }) => listQuotations(db, params.id, role)),
  staff(contract.makeQuotation, ({ db, params, body }) => makeQuotation(db, params.id, body)),
  staff(contract.moveQuotation, ({ db, params, body }) => moveQuotation(db, params.id, body.act)),
  staff(settings.getQuotationSettings, ({ db }) => readQuotationSettings(db)),
  staff(settings.saveQuotationSettings, ({ db, body }) => saveQuotationSettings(db, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
