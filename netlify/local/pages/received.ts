import { jsonBodyBytes } from '#contract/wire/limits.ts'
import type { Platform } from '../platform.ts'
import { escapeHtml, isHere, ownPage } from './own-page.ts'

interface Received {
  at: string
  signature: string
  body: string
}

const most = 100

/**
 * Stands in for the other system that is told of new stages: it takes a POST to `/received` from this machine
 * alone, and shows the newest hundred there until the product stops. Netlify never sees this file.
 */
export function withReceived(platform: Platform): Platform {
  const kept: Received[] = []
  return async (request, ip) => {
    if (new URL(request.url).pathname !== '/received') return platform(request, ip)
    if (request.method === 'GET')
      return ownPage(platform, request, ip, {
        title: 'Received',
        words: 'What another system would have got; nothing left this machine.',
        none: '<p>Nothing yet.</p>',
        articles: async () => kept.map(articleOf),
      })
    if (request.method !== 'POST' || !isHere(request, ip)) return new Response(null, { status: 405 })
    const body = await request.text()
    if (body.length > jsonBodyBytes) return new Response(null, { status: 413 })
    const signature = request.headers.get('x-door-signature') ?? 'unsigned'
    kept.unshift({ at: new Date().toISOString(), signature, body })
    kept.length = Math.min(kept.length, most)
    return new Response(null, { status: 204 })
  }
}

function articleOf({ at, signature, body }: Received): string {
  return `<article><h2>${escapeHtml(at)}</h2><p>${escapeHtml(signature)}</p><pre>${escapeHtml(indented(body))}</pre></article>`
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
