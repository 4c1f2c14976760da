import { isIP } from 'node:net'

/** The names by which a program on this machine asks for a site of this machine. */
const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** Is a host, without its port, a name of this machine that no other machine can mean? */
export function isLocalHost(host: string): boolean {
  return localHosts.includes(host)
}

/** Does an address of a caller, as a socket tells it, belong to this machine? */
export function isLoopbackAddress(address = ''): boolean {
  return address === '::1' || address.startsWith('127.')
}

/**
 * Is a `Host` header one of this site? A page elsewhere can let a name of its own point to this machine and
 * then read this site as its own; it cannot do so with an address in numbers. `names` are further names that
 * the operator gave to this site.
 */
export function isOwnHost(header: string | undefined, names: readonly string[]): boolean {
  const host = hostOf(header ?? '')
  return isLocalHost(host) || isIP(host.replace(/^\[|\]$/g, '')) > 0 || names.includes(host)
}

function hostOf(header: string): string {
  return header.replace(/:\d+$/, '').toLowerCase()
}
