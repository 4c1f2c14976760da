import postgres from 'postgres'
import { startPostgres } from '#server/local/postgres/server.ts'
import { racePayments } from '#server/testing/helpers/payment-races.ts'
import { programs } from '#server/testing/helpers/postgres-programs.ts'
import { addOutlet } from '../../../supabase/tests/appointment-fixtures.ts'

/**
 * Plays so many races of a payment link: return, call, duplicate, loss and pull, forty at once on a real
 * Postgres. It holds when no payment stands without its order, none twice, and no voucher is missing.
 */
export async function paymentsDrill(races: number, say: (line: string) => void): Promise<boolean> {
  if (!programs) throw new Error('This drill needs Postgres.')
  const server = await startPostgres(programs)
  const connections = postgres(server.url, { max: 60, onnotice: () => undefined })
  try {
    await addOutlet((query, params) => server.query(query, params), 1, [])
    const started = performance.now()
    const { paid, faults } = await racePayments(connections, { races, seed: 20_261_127, outlet: 1 })
    const seconds = Math.round((performance.now() - started) / 1000)
    say(`${races} races with ${paid} payments in ${seconds} s: ${faults.length} faults.`)
    for (const fault of faults.slice(0, 20)) say(fault)
    return faults.length === 0
  } finally {
    await connections.end()
    await server.close()
  }
}
