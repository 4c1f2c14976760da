import type { Config } from '@netlify/functions'
import * as contract from '#contract/messages/promise-settings.ts'
import { readPromiseSettings } from '#server/data/messages/promise-settings.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { savePromiseSettings } from '#server/services/messages/promise-settings.ts'

const served = [
  staff(contract.getPromiseSettings, ({ db }) => readPromiseSettings(db)),
  staff(contract.savePromiseSettings, ({ db, body }) => savePromiseSettings(db, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
