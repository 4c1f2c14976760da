import { isIPv6 } from 'node:net'

/**
 * The form of an address under which calls are counted. An IPv4 address counts as itself, also when it is
 * written as IPv6. An IPv6 address counts as its /64 network, because one line gets the whole network and can
 * change addresses in that network at will.
 */
export function countedAddress(ip: string): string {
  return networkOf(ip, 4)
}

/**
 * The network around an address that one customer may control: of IPv6 the /48 network, which hosts and
 * tunnels give away whole. An IPv4 address stands for itself here too, because its neighbours may be a phone
 * company's other customers.
 */
export function countedNetwork(ip: string): string {
  return networkOf(ip, 3)
}

function networkOf(ip: string, size: 3 | 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...right]
  const network = groups.slice(0, size).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/${size * 16}`
}
