import type { Dns } from '#server/operate/doctor/target.ts'

/** A domain name system that knows these records, such as `MX dealer.example`, and no others. */
export function dnsOf(records: Record<string, string[]>): Dns {
  const recordsOf = async (name: string) => {
    const found = records[name]
    if (!found) throw Object.assign(new Error(`no ${name}`), { code: 'ENODATA' })
    return found
  }
  return {
    resolveMx: async (domain) => (await recordsOf(`MX ${domain}`)).map((exchange) => ({ exchange })),
    resolve4: (domain) => recordsOf(`A ${domain}`),
    resolve6: (domain) => recordsOf(`AAAA ${domain}`),
    // A long text record comes in parts.
    resolveTxt: async (domain) =>
      (await recordsOf(`TXT ${domain}`)).map((text) => [text.slice(0, 3), text.slice(3)]),
  }
}
