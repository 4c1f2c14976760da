import { z } from 'zod'
import type { PaymentSettings, PaymentSettingsRecord } from '#contract/payments/payment-settings.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/paise.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables, TablesUpdate } from '../../../supabase/database.types.ts'

/** What holds for paying ahead, amounts in rupees; for who sells. */
export async function readPaymentSettings(db: DatabaseClient): Promise<PaymentSettingsRecord> {
  return toRecord(dataOf(await db.from('payment_settings').select('*').single()))
}

/** How many calls came today, in India, with a wrong signature in the provider's name; for who sells. */
export async function countWrongCalls(db: DatabaseClient): Promise<number> {
  return callJson(db, 'count_wrong_payment_calls', {}, z.number())
}

/** Saves what stood at the moment `expected`; undefined when something newer stands there. */
export async function writePaymentSettings(
  db: DatabaseClient,
  expected: string,
  facts: PaymentSettings,
): Promise<PaymentSettingsRecord | undefined> {
  const answer = await db
    .from('payment_settings')
    .update(toRow(facts))
    .eq('id', 1)
    .eq('updated_at', expected)
    .select()
    .maybeSingle()
  const row = dataOf(answer)
  return row ? toRecord(row) : undefined
}

function toRecord(row: Tables<'payment_settings'>): PaymentSettingsRecord {
  return {
    facts: {
      upiId: row.upi_id,
      payee: row.payee,
      token: rupeesFromPaise(row.token_paise),
      cap: rupeesFromPaise(row.cap_paise),
      refundLines: readStored('payment_settings.refund_lines', row.refund_lines),
    },
    at: new Date(row.updated_at).toISOString(),
  }
}

function toRow(facts: PaymentSettings): TablesUpdate<'payment_settings'> {
  return {
    upi_id: facts.upiId,
    payee: facts.payee,
    token_paise: paiseFromRupees(facts.token),
    cap_paise: paiseFromRupees(facts.cap),
    refund_lines: facts.refundLines,
  }
}
