import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { whatsAppTemplates } from '#contract/messages/whatsapp-words.ts'
import {
  metaLanguage,
  templateLanguages,
  templateName,
} from '#server/services/messages/whatsapp/templates.ts'
import { isHere } from '../pages/own-page.ts'
import type { Platform } from '../platform.ts'
import { phonePage, type ShownMessage } from './phone-page.ts'
import { type TakenMessage, takenMessage } from './taken-messages.ts'
import { type ToldAnswer, type ToldStatus, whatsAppCall } from './whatsapp-calls.ts'

const path = '/phone'
const phoneId = '106540352242922'

/**
 * The variables with which this machine writes to its own stand-in of WhatsApp; none where WhatsApp itself is
 * connected.
 */
export function localWhatsApp(port: number): Record<string, string> {
  if (process.env.WHATSAPP_TOKEN) return {}
  return {
    WHATSAPP_TOKEN: 'local-token',
    WHATSAPP_PHONE_ID: phoneId,
    WHATSAPP_BUSINESS_ID: '102290129340398',
    WHATSAPP_APP_SECRET: 'local-app-secret',
    WHATSAPP_VERIFY_TOKEN: 'local-verify-token',
    WHATSAPP_GRAPH_URL: `http://localhost:${port}${path}/graph`,
  }
}

const said = z.object({
  number: z.string().transform((number) => `91${number.replace(/\D/g, '').slice(-10)}`),
  name: z.string().default(''),
  words: z.string().default(''),
  press: z.string().optional(),
  repliedTo: z.string().optional(),
})

/**
 * Shows at `/phone` the WhatsApp of any number: one reads what the product wrote, and answers as the
 * customer; and answers for Meta's Cloud API. `sendDue` does what waits, so that nobody waits for the
 * schedule. It is for whoever sits at this machine; Netlify never sees this file.
 */
export function withPhone(platform: Platform, sendDue: () => Promise<void>): Platform {
  const taken: TakenMessage[] = []
  const answers: ToldAnswer[] = []
  const read = new Set<string>()

  return async (request, ip) => {
    const { pathname, origin, searchParams } = new URL(request.url)
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return platform(request, ip)
    if (!isHere(request, ip))
      return new Response('This page opens on the machine that runs this site.\n', { status: 403 })
    const tell = async (told: { statuses?: ToldStatus[]; answers?: ToldAnswer[] }) => {
      const call = whatsAppCall(process.env.WHATSAPP_APP_SECRET ?? '', phoneId, told)
      const { method, headers, body = null } = call
      await platform(new Request(new URL(call.path, origin), { method, headers, body }), ip)
    }
    const statusOf = ({ vendorId, messageId, to }: TakenMessage, state: ToldStatus['state']): ToldStatus => ({
      vendorId,
      messageId,
      state,
      at: new Date(),
      to,
    })

    if (pathname.startsWith(`${path}/graph/`)) {
      if (pathname.endsWith('/message_templates')) return Response.json({ data: approvedTemplates() })
      const message = takenMessage(await request.json())
      // Like a number that is on no phone with WhatsApp.
      if (message.to.endsWith('0000')) return Response.json({ error: { code: 131026 } }, { status: 400 })
      taken.push(message)
      taken.splice(0, taken.length - 200)
      setImmediate(() => void tell({ statuses: [statusOf(message, 'sent'), statusOf(message, 'delivered')] }))
      return Response.json({ messages: [{ id: message.vendorId }] })
    }

    if (request.method === 'POST') {
      if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 })
      const given = said.safeParse(Object.fromEntries(await request.formData()))
      if (!given.success) return new Response(null, { status: 400 })
      const { number, name, words, press, repliedTo } = given.data
      const message = taken.find(({ vendorId }) => vendorId === repliedTo)
      const title = message?.buttons.find((button) => button.press === press)?.title
      const answer: ToldAnswer = {
        id: `wamid.${randomUUID()}`,
        from: number,
        name,
        at: new Date(),
        words: title ?? words,
        ...(press && { press }),
        ...(message && { repliedTo: message.vendorId, isTemplate: message.isTemplate }),
      }
      answers.push(answer)
      answers.splice(0, answers.length - 200)
      await tell({ answers: [answer] })
      return new Response(null, { status: 303, headers: { location: `${path}?number=${number}` } })
    }

    await sendDue()
    const number = searchParams.get('number') ?? ''
    const unread = taken.filter(({ to, vendorId }) => to === number && !read.has(vendorId))
    for (const { vendorId } of unread) read.add(vendorId)
    if (unread.length > 0) await tell({ statuses: unread.map((message) => statusOf(message, 'read')) })
    return phonePage(number, shownOf(number, taken, answers), [
      ...new Set([...taken.map(({ to }) => to), ...answers.map(({ from }) => from)]),
    ])
  }
}

function shownOf(
  number: string,
  taken: readonly TakenMessage[],
  answers: readonly ToldAnswer[],
): ShownMessage[] {
  const theirs = taken
    .filter(({ to }) => to === number)
    .map(({ vendorId, at, text, buttons }) => ({ id: vendorId, at, text, buttons, isOwn: false }))
  const own = answers
    .filter(({ from }) => from === number)
    .map(({ id, at, words }) => ({ id, at, text: words, buttons: [], isOwn: true }))
  return [...theirs, ...own].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Every template as Meta lists it once it has approved them all. */
export function approvedTemplates(): object[] {
  return whatsAppTemplates.flatMap((template) =>
    templateLanguages.map((language) => ({
      name: templateName(template, language),
      language: metaLanguage(language),
      status: 'APPROVED',
    })),
  )
}
