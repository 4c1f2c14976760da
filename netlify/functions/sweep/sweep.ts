import type { Config } from '@netlify/functions'
import { sweepResumes } from '#server/services/sweep.ts'

export default async (): Promise<Response> => Response.json({ removed: await sweepResumes() })

export const config: Config = { schedule: '20 * * * *' }
