import type { Config } from '@netlify/functions'
import { drainForms } from '#server/services/drain.ts'

export default async (): Promise<Response> => Response.json(await drainForms())

export const config: Config = { schedule: '*/5 * * * *' }
