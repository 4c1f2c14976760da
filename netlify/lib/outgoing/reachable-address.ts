import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that lead to no server of the internet: this machine, private ones, and reserved ones. */
const closedIpv4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closedIpv4.addSubnet(network, bits, 'ipv4')

/** The internet of IPv6 is 2000::/3, without what stands for other networks or for documents. */
const openIpv6 = new BlockList()
openIpv6.addSubnet('2000::', 3, 'ipv6')
const closedIpv6 = new BlockList()
closedIpv6.addSubnet('2001::', 23, 'ipv6')
closedIpv6.addSubnet('2001:db8::', 32, 'ipv6')
closedIpv6.addSubnet('2002::', 16, 'ipv6')
closedIpv6.addSubnet('3fff::', 20, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * May this server write to an address in numbers? Those of the internet, and where the site itself runs on
 * somebody's own machine (`isLocal`) that machine too; never a private network, whose doors trust whoever is
 * inside.
 */
export function isReachable(address: string, isLocal: boolean): boolean {
  const family = isIP(address)
  if (family === 0) return false
  if (isLocal && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')) return true
  return family === 4
    ? !closedIpv4.check(address, 'ipv4')
    : openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6')
}

/** Why this server does not write to an address. */
export type Refusal = 'insecure' | 'private' | 'unknown'

/**
 * Why this server does not write to an address; undefined where it does. `insecure` is an address without
 * https, but on this machine; `private` leads into a network that is not the internet; `unknown` has no name.
 */
export async function refusalOf(address: string, isLocal: boolean): Promise<Refusal | undefined> {
  const url = new URL(address)
  const host = hostOf(url)
  const found = isIP(host) ? [host] : await lookup(host, { all: true }).then(addresses, () => [])
  if (found.length === 0) return 'unknown'
  if (!found.every((one) => isReachable(one, isLocal))) return 'private'
  const isHere = found.every((one) => loopback.check(one, isIP(one) === 4 ? 'ipv4' : 'ipv6'))
  return url.protocol === 'https:' || isHere ? undefined : 'insecure'
}

/** The host of an address as a resolver takes it: IPv6 stands in brackets in an address alone. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

const addresses = (found: { address: string }[]) => found.map(({ address }) => address)
