import { inFours, referenceOf } from '#contract/enquiries/reference.ts'
import { pagePaths } from '#contract/generated/paths.ts'
import type { WhatsAppPress, WhatsAppReply, WhatsAppTemplate } from '#contract/messages/whatsapp-words.ts'
import { addressIn, type Language, t } from '#contract/wire/language.ts'
import { appointmentStanding } from '#domain/appointments/appointment-standing.ts'
import { promiseInWords } from '#domain/leads/promise-words.ts'
import type { AwaitedVehicle, MailLead, MailOrder } from '#server/data/messages/mails.ts'
import { appointmentAddress } from '#server/lib/session/appointment-link.ts'
import { orderAddress } from '#server/lib/session/order-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { modelAddress } from '#server/services/messages/mail/arrival-mail.ts'
import { orderNews } from '#server/services/messages/mail/order-mail.ts'
import { appointmentInWords } from '#server/services/messages/mail/staff-mails.ts'

/** How many values a template has. */
const valueCounts: Record<WhatsAppTemplate, number> = {
  receipt: 3,
  reminder: 1,
  appointment: 2,
  'missed-call': 2,
  order: 3,
  arrival: 3,
}

/** A button of a message; what it says back, and its words. */
export interface MessageButton {
  press: WhatsAppPress
  title: string
}

/** The text of a template with these values, in the language of `inLanguage`. */
export function templateText(template: WhatsAppTemplate, values: readonly string[]): string {
  const [one = '', two = '', three = ''] = values
  switch (template) {
    case 'receipt':
      return t`Thank you for writing to ${one}. Your reference is ${two}. ${three} If you want no more messages here, answer STOP.`
    case 'reminder':
      return t`We expect you: ${one}. Please tell us whether you come. If you want no more messages here, answer STOP.`
    case 'appointment':
      return t`About your appointment: ${one} ${two}. If you did not change it, please call us. If you want no more messages here, answer STOP.`
    case 'order':
      return t`Your order of ${one}: ${two}. All steps, and what comes when: ${three} If you want no more messages here, answer STOP.`
    case 'arrival':
      return t`You asked us to tell you: ${one} stands at ${two} now. ${three} If you want no more messages here, answer STOP.`
    case 'missed-call':
      return t`You called ${one}. ${two} If you want no more messages here, answer STOP.`
  }
}

/** The text of a template as it is typed at Meta, with `{{1}}` and so on in the places of its values. */
export function templateSource(template: WhatsAppTemplate): string {
  return templateText(
    template,
    Array.from({ length: valueCounts[template] }, (_, index) => `{{${index + 1}}}`),
  )
}

/** The buttons of a template. */
export function templateButtons(template: WhatsAppTemplate): MessageButton[] {
  if (template !== 'reminder') return []
  return [
    { press: 'confirm', title: t`Yes, I am coming` },
    { press: 'move', title: t`Change the time` },
    { press: 'cancel', title: t`Cancel it` },
  ]
}

/**
 * The values of a template for a lead and, where it is about one, its order or the vehicle it waits for;
 * undefined where the lead has no such news any more. Nothing that the customer typed is among them.
 */
export function templateValues(
  template: WhatsAppTemplate,
  { lead, order, arrival }: { lead: MailLead; order: MailOrder | null; arrival: AwaitedVehicle | null },
  dealer: { name: string },
  now: Date,
): string[] | undefined {
  const values =
    template === 'order'
      ? order && orderValues(order, lead.language)
      : template === 'arrival'
        ? arrival && [arrival.vehicle, arrival.outlet, modelAddress(arrival, lead.language)]
        : valuesOf(template, lead, dealer, now)
  // Meta takes no value with a line break or with gaps of several signs.
  return values?.map((value) => value.replace(/\s+/g, ' ').trim())
}

function orderValues(order: MailOrder, language: Language): string[] {
  return [order.vehicle, orderNews(order), orderAddress(order.id, language)]
}

function valuesOf(
  template: Exclude<WhatsAppTemplate, 'order' | 'arrival'>,
  lead: MailLead,
  { name }: { name: string },
  now: Date,
): string[] | undefined {
  const { appointment, promisedAt, answeredAt } = lead
  const isPromised = promisedAt !== null && answeredAt === null && Date.parse(promisedAt) > now.getTime()
  const promise = isPromised ? promiseInWords(new Date(promisedAt), now) : undefined
  switch (template) {
    case 'receipt':
      return [name, inFours(referenceOf(lead.enquiryId)), promise ?? statusLine(lead)]
    case 'missed-call':
      return promise === undefined ? undefined : [name, promise]
    case 'reminder':
      return appointment ? [withPlace(appointment)] : undefined
    case 'appointment':
      return appointment ? [appointmentStanding(appointment, now), withPlace(appointment)] : undefined
  }
}

/** An appointment with the address and number of its outlet, because a message has no page behind it. */
function withPlace(appointment: NonNullable<MailLead['appointment']>): string {
  const { address, phone } = appointment.outlet
  return [appointmentInWords(appointment), address, phone].filter(Boolean).join(', ')
}

function statusLine({ enquiryId, language }: MailLead): string {
  const status = `${siteUrl()}${addressIn(language, pagePaths.enquiryStatus)}?reference=${referenceOf(enquiryId)}`
  return t`Check its status: ${status}`
}

/** The words of a reply, and its buttons. */
export function replyWords(
  reply: WhatsAppReply,
  lead: MailLead | null,
): { text: string; buttons: MessageButton[] } {
  const appointment = lead?.appointment ? withPlace(lead.appointment) : ''
  const phone = lead?.appointment?.outlet.phone
  const link = lead ? appointmentAddress(lead.enquiryId, lead.language) : ''
  switch (reply) {
    case 'confirmed':
      return plain(t`Thank you. We expect you: ${appointment}.`)
    case 'move':
      return plain(t`Choose another time: ${link}`)
    case 'ask-cancel':
      return {
        text: t`Do you want to cancel this appointment? ${appointment}.`,
        buttons: [
          { press: 'cancel-yes', title: t`Cancel it` },
          { press: 'keep', title: t`Keep it` },
        ],
      }
    case 'cancelled':
      return plain(`${t`Your appointment is cancelled.`} ${t`Choose another time: ${link}`}`)
    case 'over':
      return plain(
        phone
          ? t`This appointment cannot be changed any more. Please call ${phone}.`
          : t`This appointment cannot be changed any more. Please call us.`,
      )
    case 'stopped':
      return plain(t`We will not write to you here any more.`)
  }
}

function plain(text: string): { text: string; buttons: MessageButton[] } {
  return { text, buttons: [] }
}
