import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isLocalHost, isLoopbackAddress } from '../own-hosts.ts'
import type { Platform } from '../platform.ts'
import {
  callerDeskCall,
  exotelCall,
  googleCall,
  metaAnswer,
  metaCall,
  type SentLead,
  signedCall,
  type VendorCall,
} from './recorded-calls.ts'
import { type SenderId, senders, vendorsPage } from './vendors-page.ts'

const path = '/vendors'
const appSecret = 'local-app-secret'

/**
 * The variables with which this machine takes leads from its own stand-in of Meta; none where Meta itself is
 * connected.
 */
export function localMeta(port: number): Record<string, string> {
  if (process.env.META_APP_SECRET) return {}
  return {
    META_APP_SECRET: appSecret,
    META_VERIFY_TOKEN: 'local-verify-token',
    META_ACCESS_TOKEN: 'local-page-token',
    META_GRAPH_URL: `http://localhost:${port}${path}/graph`,
  }
}

const order = z.object({
  sender: z.enum(senders.map(({ id }) => id) as [SenderId, ...SenderId[]]),
  way: z.enum(['once', 'twice', 'forged']),
  secret: z.string(),
  source: z.string(),
  name: z.string(),
  mobile: z.string(),
  model: z.string(),
})
type Order = z.output<typeof order>

/**
 * Shows at `/vendors` a page that sends what outside senders would send, and answers for Meta's Graph API;
 * Netlify never sees this file. It is for whoever sits at this machine.
 */
export function withVendors(platform: Platform): Platform {
  const leads = new Map<string, SentLead>()
  const answers: string[] = []
  let typed: Record<string, string> = {}
  return async (request, ip) => {
    const { pathname, hostname, origin } = new URL(request.url)
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return platform(request, ip)
    if (!isLoopbackAddress(ip) || !isLocalHost(hostname))
      return new Response('This page opens on the machine that runs this site.\n', { status: 403 })
    if (pathname.startsWith(`${path}/graph/`))
      return answerOfGraph(pathname.slice(`${path}/graph/`.length), leads)
    if (request.method !== 'POST') return vendorsPage(answers, typed)
    if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 })
    typed = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
    const given = order.safeParse(typed)
    if (!given.success) return new Response(null, { status: 400 })
    const lead = leadOf(given.data)
    if (given.data.sender === 'meta') leads.set(lead.id, lead)
    const call = callOf(given.data, lead)
    for (let time = 0; time < (given.data.way === 'twice' ? 2 : 1); time++) {
      const { method, headers, body = null } = call
      const answer = await platform(new Request(new URL(call.path, origin), { method, headers, body }), ip)
      answers.unshift(`${given.data.sender} ${lead.id}: ${answer.status} ${await answer.text()}`)
    }
    answers.splice(20)
    return new Response(null, { status: 303, headers: { location: path } })
  }
}

function leadOf({ name, mobile, model }: Order): SentLead {
  // Meta's ids are numbers.
  const id = `${Date.now()}${randomInt(1000, 9999)}`
  return { id, at: new Date(), name, mobile, model }
}

function callOf({ sender, way, secret, source }: Order, lead: SentLead): VendorCall {
  const key = way === 'forged' ? randomUUID() : secret
  switch (sender) {
    case 'meta':
      return metaCall([lead], way === 'forged' ? key : (process.env.META_APP_SECRET ?? ''))
    case 'google':
      return googleCall(lead, key)
    case 'google-test':
      return googleCall(lead, key, true)
    case 'missed':
      return exotelCall(lead, key)
    case 'answered':
      return callerDeskCall(lead, key, { status: 'ANSWER' })
    case 'signed':
      return signedCall(source, lead, key)
  }
}

/** Answers of a Graph API that knows one page with one form, and the leads that were sent from this page. */
function answerOfGraph(rest: string, leads: ReadonlyMap<string, SentLead>): Response {
  const [place = '', edge] = rest.split('/')
  if (edge === 'leadgen_forms') return Response.json({ data: [{ id: '2098765432101' }] })
  if (edge === 'leads') return Response.json({ data: [...leads.values()].map(metaAnswer) })
  const lead = leads.get(place)
  return lead ? Response.json(metaAnswer(lead)) : Response.json({ error: { code: 100 } }, { status: 400 })
}
