import { randomUUID } from 'node:crypto'
import type { QuotationSettingsRecord } from '#contract/quotations/quotation-settings.ts'
import type { Quotation } from '#contract/quotations/quotations.ts'
import type { Caller, TestApi } from '../test-api.ts'
import type { World } from './world.ts'

/**
 * Makes two quotations of a DIO110 for a lead of sales: the link is of one that its buyer was given, the id
 * of the other.
 */
export async function makeSampleQuotation(
  staff: Caller,
  db: TestApi['db'],
  variantId: number,
): Promise<World['quotation']> {
  const [lead] = await db.sql<{ id: string }>(
    `select id from public.leads where family = 'sales' and not is_erased order by id limit 1`,
  )
  if (!lead) throw new Error('There is no lead of sales.')
  const make = async () => {
    const body = {
      id: randomUUID(),
      after: null,
      outletId: 1,
      bikeName: 'DIO110',
      variantId,
      colour: '',
      covers: [],
      accessories: [],
      exchange: 0,
      oldVehicle: '',
      discount: 0,
      loan: null,
    }
    const made = await staff.call('POST', `/api/lead/${lead.id}/quotations`, { body })
    if (made.status !== 201) throw new Error(`The sample quotation was refused: ${JSON.stringify(made.body)}`)
    return made.body as Quotation
  }
  const { id: given, link } = await make()
  await staff.call('PATCH', `/api/quotations/${given}`, { body: { act: 'send' } })
  const { id } = await make()
  const settings = (await staff.call('GET', '/api/quotationSettings')).body as QuotationSettingsRecord
  return { lead: lead.id, id, link, settings }
}
