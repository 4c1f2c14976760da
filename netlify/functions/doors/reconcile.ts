import type { Config } from '@netlify/functions'
import { reconcileDoors } from '#server/services/doors/reconcile.ts'

export default async (): Promise<Response> => Response.json(await reconcileDoors(new Date()))

export const config: Config = { schedule: '40 * * * *' }
