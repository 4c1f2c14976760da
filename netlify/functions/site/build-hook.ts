import type { Config } from '@netlify/functions'
import { callForBuild } from '#server/services/site/site-builds.ts'

export default async (): Promise<Response> => Response.json({ called: await callForBuild() })

export const config: Config = { schedule: '* * * * *' }
