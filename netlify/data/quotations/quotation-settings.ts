import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/paise.ts'
import type { QuotationSettings, QuotationSettingsRecord } from '#contract/quotations/quotation-settings.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables, TablesUpdate } from '../../../supabase/database.types.ts'

/** What holds for quotations, limits in rupees; for who sells. */
export async function readQuotationSettings(db: DatabaseClient): Promise<QuotationSettingsRecord> {
  return toRecord(dataOf(await db.from('quotation_settings').select('*').single()))
}

/** Saves what stood at the moment `expected`; undefined when something newer stands there. */
export async function writeQuotationSettings(
  db: DatabaseClient,
  expected: string,
  facts: QuotationSettings,
): Promise<QuotationSettingsRecord | undefined> {
  const answer = await db
    .from('quotation_settings')
    .update(toRow(facts))
    .eq('id', 1)
    .eq('updated_at', expected)
    .select()
    .maybeSingle()
  const row = dataOf(answer)
  return row ? toRecord(row) : undefined
}

function toRecord(row: Tables<'quotation_settings'>): QuotationSettingsRecord {
  return {
    facts: {
      prefix: row.prefix,
      validDays: row.valid_days,
      salesLimit: rupeesFromPaise(row.sales_limit_paise),
      managerLimit: rupeesFromPaise(row.manager_limit_paise),
      salesExchange: rupeesFromPaise(row.sales_exchange_paise),
      managerExchange: rupeesFromPaise(row.manager_exchange_paise),
      hsnPetrol: row.hsn_petrol,
      hsnElectric: row.hsn_electric,
      gstRates: readStored('quotation_settings.gst_rates', row.gst_rates),
    },
    at: new Date(row.updated_at).toISOString(),
  }
}

function toRow(facts: QuotationSettings): TablesUpdate<'quotation_settings'> {
  return {
    prefix: facts.prefix,
    valid_days: facts.validDays,
    sales_limit_paise: paiseFromRupees(facts.salesLimit),
    manager_limit_paise: paiseFromRupees(facts.managerLimit),
    sales_exchange_paise: paiseFromRupees(facts.salesExchange),
    manager_exchange_paise: paiseFromRupees(facts.managerExchange),
    hsn_petrol: facts.hsnPetrol,
    hsn_electric: facts.hsnElectric,
    gst_rates: facts.gstRates,
  }
}
