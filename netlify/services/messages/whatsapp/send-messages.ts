import { whatsAppKinds } from '#contract/messages/whatsapp-words.ts'
import {
  type DueWhatsApp,
  noteWhatsAppConnection,
  recordFailedWhatsApp,
  recordSentWhatsApp,
  takeWhatsApp,
} from '#server/data/messages/whatsapp-sending.ts'
import { isOn } from '#server/lib/connections.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { sendWhatsApp, WhatsAppError } from '#server/lib/whatsapp/cloud-api.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { spokenArrival, spokenFacts } from '#server/services/messages/spoken-facts.ts'
import { replyWords, templateButtons, templateValues } from './message-words.ts'
import { settleCalls } from './settle-calls.ts'
import { metaLanguage, templateName } from './templates.ts'

/** Milliseconds for one run, within the time of the mails that are sent beside it. */
const timeLimitMs = 16_000
const atOnce = 8

/**
 * Does the work of what came from WhatsApp, and sends what is due; answers how many messages Meta took. A
 * message that Meta refuses holds up no other; while it has too much to do, the rest waits for the next run.
 */
export async function runWhatsApp(now: Date): Promise<number> {
  if (!isOn('WhatsApp')) return 0
  const until = performance.now() + timeLimitMs
  await noteWhatsAppConnection(now)
  await settleCalls(now)
  let sent = 0
  while (performance.now() < until) {
    const due = await takeWhatsApp(now, atOnce)
    if (due.length === 0) break
    const outcomes = await Promise.all(due.map((message) => sendOne(message, now)))
    sent += outcomes.filter((outcome) => outcome === 'sent').length
    if (outcomes.includes('busy')) break
  }
  return sent
}

async function sendOne(due: DueWhatsApp, now: Date): Promise<'sent' | 'failed' | 'busy'> {
  try {
    const message = await inLanguage(due.language, () => messageOf(due, now))
    if (!message) throw new WhatsAppError('over', false)
    await recordSentWhatsApp(due.id, await sendWhatsApp(`91${due.number}`, due.id, message))
    return 'sent'
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error
    const { code, mayRetry } = error
    await recordFailedWhatsApp(due.id, code, mayRetry)
    logEvent('error', 'whatsapp_failed', { id: due.id, kind: due.kind, code })
    return mayRetry ? 'busy' : 'failed'
  }
}

/** A message as Meta gets it; undefined where it is no news any more. */
async function messageOf(due: DueWhatsApp, now: Date) {
  if (due.kind === 'reply') return replyWords(due.reply, (await spokenFacts(due.dealership, due.lead)).lead)
  const { dealership, lead } = await spokenFacts(due.dealership, due.lead)
  const arrival = due.arrival && (await spokenArrival(due.arrival))
  const template = whatsAppKinds.find(({ id }) => id === due.kind)?.template ?? 'receipt'
  const values = templateValues(template, { lead, order: due.order, arrival }, dealership, now)
  return (
    values && {
      name: templateName(template, due.language),
      language: metaLanguage(due.language),
      values,
      presses: templateButtons(template).map(({ press }) => press),
    }
  )
}
