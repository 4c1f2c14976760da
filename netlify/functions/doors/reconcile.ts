import type { Config } from '@netlify/functions'
import { reconcileDoors } from '#server/services/doors/reconcile.ts'
import { askForTemplates } from '#server/services/messages/whatsapp/templates.ts'

/** Asks vendors what they have: leads that never came, and how Meta stands to the templates of WhatsApp. */
export default async (): Promise<Response> => {
  const [doors, approved] = await Promise.all([reconcileDoors(new Date()), askForTemplates()])
  return Response.json({ ...doors, approved })
}

export const config: Config = { schedule: '40 * * * *' }
