import type { OwnOrder } from '#contract/orders/own-order.ts'
import { dayInWords } from '#contract/wire/day-words.ts'
import { t } from '#contract/wire/language.ts'
import { nextStep, orderStanding } from '#domain/orders/order-standing.ts'
import { moveWords, paperWords, stepWords } from '#domain/orders/order-words.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { MailLead, MailOrder } from '#server/data/messages/mails.ts'
import { orderAddress } from '#server/lib/session/order-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { lines, type MailWords } from './staff-mails.ts'

/**
 * How far an order is, for its buyer after a step was done, a day moved or the order was cancelled; called in
 * the buyer's language. A moved day says so, with the old day and the reason.
 */
export function orderMail(
  order: MailOrder,
  { id, language }: Pick<MailLead, 'id' | 'language'>,
  dealer: { phone: string },
): MailWords {
  const { vehicle } = order
  const link = orderAddress(order.id, language)
  const withdrawal = withdrawalLink(id, language)
  const phone = order.outlet.phone || dealer.phone
  return {
    subject: t`Your order: ${vehicle}`,
    text: lines(
      orderStanding(order),
      '',
      ...(order.state === 'open' ? comingLines(order) : []),
      ...order.vouchers.flatMap(paidLines),
      t`All steps, and what comes when: ${link}`,
      phone ? t`Or call us: ${phone}` : undefined,
      '',
      t`No more mail from us: ${withdrawal}`,
    ),
  }
}

function comingLines({ steps, papers, registrationNumber }: OwnOrder): (string | undefined)[] {
  const done = steps.flatMap(({ step, doneOn }) => (doneOn === null ? [] : [stepWords(step)])).join(', ')
  const coming = nextStep(steps)
  const next = coming && stepWords(coming.step)
  const day = coming && dayInWords(coming.plannedOn)
  const wanted = papers.map(paperWords).join(', ')
  return [
    t`Done: ${done}`,
    next && day ? t`Next: ${next}, planned for ${day}` : undefined,
    ...steps.map(movedLine),
    registrationNumber ? t`Your registration number: ${registrationNumber}` : undefined,
    wanted ? t`Please bring: ${wanted}` : undefined,
  ]
}

/**
 * The same in one line without its full stop, and without papers: how far it is, which days moved, what comes
 * next, the registration number, and what was paid and returned.
 */
export function orderNews(order: OwnOrder): string {
  const paid = order.vouchers.flatMap(paidLines)
  if (order.state !== 'open') return [withoutStop(orderStanding(order)), ...paid].join('; ')
  const { steps, registrationNumber } = order
  const coming = nextStep(steps)
  const next = coming && stepWords(coming.step)
  const day = coming && dayInWords(coming.plannedOn)
  const facts = [
    next && day ? t`Next: ${next}, planned for ${day}` : '',
    registrationNumber ? t`Your registration number: ${registrationNumber}` : '',
    ...paid,
  ]
  const told = [orderStanding(order), ...steps.map(movedLine), facts.filter(Boolean).join('; ')]
  return withoutStop(told.filter(Boolean).join(' '))
}

function withoutStop(words: string): string {
  return words.replace(/[.।]$/, '')
}

function paidLines({ number, amount, refund }: OwnOrder['vouchers'][number]): string[] {
  const [paid, back] = [formatRupees(amount), formatRupees(refund?.amount ?? 0)]
  return [
    t`Received: ${paid}, receipt voucher ${number}`,
    ...(refund ? [t`Returned: ${back}, refund voucher ${refund.number}`] : []),
  ]
}

function movedLine({ step, plannedOn, moved }: OwnOrder['steps'][number]): string | undefined {
  if (!moved) return undefined
  const name = stepWords(step)
  const [before, now] = [dayInWords(moved.from), dayInWords(plannedOn)]
  return `${t`${name}: ${now} instead of ${before}.`} ${moveWords(moved.because)}`
}
