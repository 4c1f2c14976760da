import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in of Meta's Graph API on this machine. */
export interface FakeGraph {
  url: string
  /** The leads that it knows, as it answers them, by id. */
  leads: Map<string, object>
  /** The number of leads that were asked for by their id. */
  asked: () => number
  /** The status with which it refuses every call; undefined while it answers. */
  refuse: (status?: number, code?: number) => void
  close: () => Promise<void>
}

/** Opens a stand-in that knows one form of one page, and pages its lists after two entries. */
export async function openFakeGraph(): Promise<FakeGraph> {
  const leads = new Map<string, object>()
  let asked = 0
  let refused: { status: number; code: number } | undefined
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const [, place = '', edge] = url.pathname.split('/')
    const answer = (status: number, body: object) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify(body))
    }
    if (refused) return answer(refused.status, { error: { code: refused.code } })
    if (incoming.headers.authorization !== 'Bearer page-token') return answer(400, { error: { code: 190 } })
    if (edge === 'leadgen_forms') return answer(200, { data: [{ id: '2098765432101' }] })
    if (edge === 'leads') {
      const first = Number(url.searchParams.get('after') ?? 0)
      const data = [...leads.values()].slice(first, first + 2)
      const isMore = first + 2 < leads.size
      const after = String(first + 2)
      return answer(200, { data, paging: { cursors: { after }, ...(isMore && { next: 'more' }) } })
    }
    asked++
    const lead = leads.get(place)
    return lead ? answer(200, lead) : answer(400, { error: { code: 100 } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leads,
    asked: () => asked,
    refuse: (status, code = 2) => {
      refused = status === undefined ? undefined : { status, code }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
