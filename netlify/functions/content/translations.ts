import type { Config } from '@netlify/functions'
import * as contract from '#contract/content/translations.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import * as translations from '#server/services/content/translations.ts'

const served = [
  staff(contract.listTranslations, ({ db }) => translations.listTranslations(db)),
  staff(contract.saveTranslation, ({ db, body }) => translations.saveTranslation(db, body)),
  staff(contract.importTranslations, ({ db, body }) => translations.importTranslations(db, body.texts)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
