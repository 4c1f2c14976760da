/** What a tester chose on the page of senders. */
export const senders = [
  { id: 'meta', label: 'Meta lead', needs: 'a door for Meta' },
  { id: 'google', label: 'Google lead', needs: 'a door for Google and its key' },
  { id: 'google-test', label: 'Google test', needs: 'a door for Google and its key' },
  { id: 'missed', label: 'Missed call (Exotel)', needs: 'a door for calls and its key' },
  { id: 'answered', label: 'Answered call (CallerDesk)', needs: 'a door for calls and its key' },
  { id: 'signed', label: 'Portal lead, signed', needs: 'a door for another sender, its name and its secret' },
] as const
export type SenderId = (typeof senders)[number]['id']

/** The ways in which a call comes. */
export const ways = [
  { id: 'once', label: 'Send' },
  { id: 'twice', label: 'Send twice' },
  { id: 'forged', label: 'Send with a wrong signature' },
] as const

/** The page of senders: a form, and what the site answered to the last calls. */
export function vendorsPage(answers: readonly string[], typed: Readonly<Record<string, string>>): Response {
  const value = (name: string, usual: string) => escapeHtml(typed[name] ?? usual)
  const field = (name: string, label: string, usual = '') =>
    `<label>${label}<input name="${name}" value="${value(name, usual)}"></label>`
  const options = senders.map(
    ({ id, label, needs }) =>
      `<option value="${id}"${typed.sender === id ? ' selected' : ''}>${label}: ${needs}</option>`,
  )
  const buttons = ways.map(({ id, label }) => `<button name="way" value="${id}">${label}</button>`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Senders outside</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.75rem 0}input,select{display:block;font:inherit;width:100%;min-height:44px;box-sizing:border-box}
button{font:inherit;min-height:44px;margin:.5rem .5rem 0 0;padding:0 1rem}li{border-top:1px solid #ccc;padding:.5rem 0;overflow-wrap:anywhere}</style>
<h1>Senders outside</h1><p>What Meta, Google, a provider of numbers or a portal would send to this site. Make a door under
Manage first, switch it on, and paste its key or secret here; Meta needs none on this machine.</p>
<form method="post"><label>Sender<select name="sender">${options.join('')}</select></label>
${field('secret', 'Key or secret of the door')}${field('source', 'Name of the door, for a portal', 'bike-portal')}
${field('name', 'Name', 'Sumati Behera')}${field('mobile', 'Mobile', '98610 12345')}${field('model', 'Model', 'SP 125')}
${buttons.join('')}</form>
<h2>Answers</h2><ul>${answers.map((answer) => `<li>${escapeHtml(answer)}</li>`).join('') || '<li>None yet.</li>'}</ul></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      'cache-control': 'no-store',
    },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
