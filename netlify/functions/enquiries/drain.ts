import type { Config } from '@netlify/functions'
import { drainSecondStore } from '#server/services/enquiries/drain.ts'

export default async (): Promise<Response> => Response.json(await drainSecondStore())

export const config: Config = { schedule: '*/5 * * * *' }
