import { escapeHtml } from '../pages/own-page.ts'

/** A message as the phone shows it; `isOwn` for what the customer wrote. */
export interface ShownMessage {
  id: string
  at: Date
  text: string
  buttons: readonly { press: string; title: string }[]
  isOwn: boolean
}

/** The page of a phone: the numbers that were written to, the messages of one, and a way to answer. */
export function phonePage(
  number: string,
  messages: readonly ShownMessage[],
  numbers: readonly string[],
): Response {
  const shown = escapeHtml(number)
  const links = numbers.map(
    (one) => `<li><a href="/phone?number=${escapeHtml(one)}">+${escapeHtml(one)}</a></li>`,
  )
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Phone</title><style>body{font:16px/1.5 system-ui;max-width:36rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.75rem 0}input{display:block;font:inherit;width:100%;min-height:44px;box-sizing:border-box}
button{font:inherit;min-height:44px;margin:.5rem .5rem 0 0;padding:0 1rem}
article{border:1px solid #ccc;border-radius:12px;padding:.75rem 1rem;margin:.75rem 3rem .75rem 0;overflow-wrap:anywhere}
article.own{margin:.75rem 0 .75rem 3rem;background:#e7f6e7}article p{margin:0;white-space:pre-wrap}small{color:#555}</style>
<h1>Phone${number ? ` of +${shown}` : ''}</h1>
<p>What this site wrote by WhatsApp; nothing left this machine. A number that ends in 0000 has no WhatsApp.</p>
<ul>${links.join('') || '<li>Nobody was written to yet.</li>'}</ul>
${messages.map((message) => articleOf(message, shown)).join('')}
<form method="post" action="/phone"><label>Number<input name="number" value="${shown || '98610 12345'}"></label>
<label>Name<input name="name" value="Sumati Behera"></label><label>Message<input name="words" value="STOP"></label>
<button>Send</button></form></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      'cache-control': 'no-store',
    },
  })
}

function articleOf({ id, at, text, buttons, isOwn }: ShownMessage, number: string): string {
  const pressed = buttons.map(
    ({ press, title }) => `<button name="press" value="${escapeHtml(press)}">${escapeHtml(title)}</button>`,
  )
  const form =
    pressed.length > 0
      ? `<form method="post" action="/phone"><input type="hidden" name="number" value="${number}"><input type="hidden" name="repliedTo" value="${escapeHtml(id)}">${pressed.join('')}</form>`
      : ''
  return `<article${isOwn ? ' class="own"' : ''}><p>${linked(escapeHtml(text))}</p><small>${at.toISOString()}</small>${form}</article>`
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`)
}
