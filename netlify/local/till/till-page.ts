import { escapeHtml } from '../pages/own-page.ts'
import type { TillPayment } from './till-call.ts'

/** A payment link as the till keeps it; amounts in paise. */
export interface TillLink {
  id: string
  amount: number
  description: string
  returnTo: string
  payments: TillPayment[]
}

const acts = [
  ['pay', 'Pay'],
  ['pay-twice', 'Pay twice'],
  ['pay-less', 'Pay ₹100 less'],
  ['lose', 'Pay, and the call about it is lost'],
  ['return-first', 'Pay, and be back ten seconds before the call'],
  ['return', 'Go back without paying'],
] as const

/** The page of the till: the links with what was paid through each, and the ways to pay. */
export function tillPage(links: readonly TillLink[]): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Till</title><style>body{font:16px/1.5 system-ui;max-width:36rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;min-height:44px;margin:.25rem .5rem .25rem 0;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}</style>
<h1>Till</h1><p>Stands in for the payment provider; no money moves.</p>
${links.map(articleOf).join('') || '<p>Nobody was sent here to pay yet.</p>'}</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The way back from here leads to the site, also where that has another name.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http:",
      'cache-control': 'no-store',
    },
  })
}

function articleOf({ id, amount, description, payments }: TillLink): string {
  const buttons = acts.map(([act, words]) => `<button name="act" value="${act}">${words}</button>`)
  const paid = payments.map((payment) => `<li>${rupees(payment.amount)} · ${escapeHtml(payment.id)}</li>`)
  return `<article><h2>${rupees(amount)}</h2><p>${escapeHtml(description)}</p><ul>${paid.join('')}</ul>
<form method="post" action="/till"><input type="hidden" name="id" value="${escapeHtml(id)}">${buttons.join('')}</form></article>`
}

function rupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN')}`
}
