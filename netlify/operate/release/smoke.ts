import { readiness } from '#contract/site/health.ts'

/** How many addresses are asked for at once. */
const atOnce = 8
const patienceMs = 30_000

interface Site {
  /** The address of the deploy, without a slash at its end. */
  url: string
  version: string
  /** A staff account to sign in with; without one a wrong sign-in must be refused. */
  staff?: { userId: string; password: string } | undefined
}

/**
 * Tries a deploy as visitors and staff use it: ready in this version, every address of the sitemap, a form, a
 * sign-in. The form is sent empty and must be refused with words: a whole one would ring a colleague. Answers
 * how many pages there are, and names everything that is wrong.
 */
export async function smoke({ url, version, staff }: Site): Promise<{ pages: number; wrong: string[] }> {
  const wrong = await wrongReadiness(url, version)
  const pages = await pagesOf(url)
  if (pages.length === 0) wrong.push('the sitemap has no address: is the site switched on?')
  const left = [...pages]
  const look = async () => {
    for (let page = left.pop(); page !== undefined; page = left.pop()) {
      const answer = await ask(url + page)
      await answer.arrayBuffer()
      if (!answer.ok) wrong.push(`${page} answers ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, look))
  const form = await post(`${url}/contact`, {})
  if (form.status !== 422) wrong.push(`an empty form answers ${form.status} and not 422`)
  const login = staff ?? { userId: 'nobody-of-this-name', password: 'a password that nobody has' }
  const signedIn = await post(`${url}/api/login`, login)
  const wanted = staff ? 200 : 401
  if (signedIn.status !== wanted) wrong.push(`signing in answers ${signedIn.status} and not ${wanted}`)
  return { pages: pages.length, wrong }
}

/** Is the site at an address ready, in this version? Names what is not. */
export async function wrongReadiness(url: string, version: string): Promise<string[]> {
  const answer = await ask(`${url}/api/health/ready`).catch(() => undefined)
  const body = readiness.safeParse(await answer?.json().catch(() => undefined))
  if (!body.success) return ['/api/health/ready does not answer']
  const wrong = body.data.status === 'ok' ? [] : ['it is not ready']
  if (body.data.version !== version) wrong.push(`its version is ${body.data.version} and not ${version}`)
  return wrong
}

/** The paths of the sitemap, whose addresses are those of the live site. */
async function pagesOf(url: string): Promise<string[]> {
  const text = await (await ask(`${url}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) })
}

function post(address: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    origin: new URL(address).origin,
    'sec-fetch-site': 'same-origin',
  }
  return ask(address, { method: 'POST', headers, body: JSON.stringify(body) })
}
