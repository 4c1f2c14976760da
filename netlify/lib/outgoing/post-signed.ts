import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { signedHeaders } from '../signature.ts'
import { hostOf, isReachable } from './reachable-address.ts'

/** Milliseconds until the other system must have answered. */
const patienceMs = 5_000

/** A text to be posted, and the key that signs it. */
export interface SignedPost {
  address: string
  body: string
  key: string
  /** The moment of the sending, which the signature covers, so that nobody can send an old text again. */
  at: Date
  /** The site runs on somebody's own machine, and may write to that machine. */
  isLocal: boolean
}

/**
 * Posts a text and answers the status; the answer itself is not read, and no redirect is followed. Throws an
 * error with a `code`: `EPRIVATE` for an address that this server does not write to, `ETIMEOUT` after five
 * seconds, or that of the connection. The addresses of a name are judged when it connects, so a name that
 * changes its address between two look-ups leads nowhere.
 */
export function postSigned(post: SignedPost): Promise<number> {
  const url = new URL(post.address)
  const host = hostOf(url)
  if (isIP(host) && !isReachable(host, post.isLocal)) return Promise.reject(refused())
  if (url.protocol !== 'https:' && !post.isLocal) return Promise.reject(refused())
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup: onlyReachable(post.isLocal),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(post.body),
      'user-agent': 'two-wheeler-dealer',
      ...signedHeaders(post),
    },
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sent = (url.protocol === 'https:' ? request : plainRequest)(url, options, (answer) => {
    resolve(answer.statusCode ?? 0)
    sent.destroy()
  })
  const patience = setTimeout(() => sent.destroy(failure('ETIMEOUT')), patienceMs)
  sent.on('error', reject)
  sent.on('close', () => clearTimeout(patience))
  sent.end(post.body)
  return promise
}

/** A look-up that fails where one of a name's addresses is not reachable. */
function onlyReachable(isLocal: boolean): LookupFunction {
  return (name, options, found) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      if (!addresses.every(({ address }) => isReachable(address, isLocal))) return found(refused(), [])
      const [first] = addresses
      if (options.all || !first) return found(null, addresses)
      return found(null, first.address, first.family)
    })
  }
}

const refused = () => failure('EPRIVATE')

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code })
}
