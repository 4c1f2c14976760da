import {
  callerDeskCall,
  exotelCall,
  googleCall,
  metaAnswer,
  metaCall,
  type SentLead,
  signedCall,
  type VendorCall,
} from '#server/local/vendors/recorded-calls.ts'

const key = 'key'

/** The senders of the drill, in turn. */
const shapes: readonly ((lead: SentLead) => VendorCall)[] = [
  (lead) => metaCall([lead], 'app-secret'),
  (lead) => googleCall(lead, key),
  (lead) => exotelCall(lead, key),
  (lead) => callerDeskCall(lead, key),
  (lead) => signedCall('a-signed', lead, key),
]

/**
 * So many leads of all senders, each of its own person, one in twenty handed over twice, all in no order.
 * Meta's stand-in learns the fields of its own. A call is made when it is sent, because it is signed for that
 * moment.
 */
export function deliveriesOfDrill(
  count: number,
  known: Map<string, object>,
): { calls: (() => VendorCall)[]; ids: string[] } {
  const leads = Array.from(
    { length: count },
    (_, index): SentLead => ({
      id: `${7_000_000_000_000 + index}`,
      at: new Date(),
      name: `Rider ${index}`,
      mobile: `+919${String(index).padStart(9, '0')}`,
      model: 'SP125',
    }),
  )
  const all = leads.flatMap((lead, index) => {
    const shape = shapes[index % shapes.length]
    if (!shape) return []
    if (index % shapes.length === 0) known.set(lead.id, metaAnswer(lead))
    const call = () => shape(lead)
    return index % 20 === 7 ? [call, call] : [call]
  })
  return { ids: leads.map(({ id }) => id), calls: shuffled(all) }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
