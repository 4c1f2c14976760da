import type { Config } from '@netlify/functions'
import { sendMails } from '#server/services/mail/send-mails.ts'

export default async (): Promise<Response> => Response.json(await sendMails(new Date()))

// Each minute, because a promise breaks at one.
export const config: Config = { schedule: '* * * * *' }
