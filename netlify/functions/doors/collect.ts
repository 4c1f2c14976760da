import type { Config } from '@netlify/functions'
import { collectDeliveries } from '#server/services/doors/collect.ts'

export default async (): Promise<Response> => Response.json(await collectDeliveries())

// Every minute, because the promise to whoever waits has begun.
export const config: Config = { schedule: '* * * * *' }
