import type { PaymentSettings, PaymentSettingsRecord } from '#contract/payments/payment-settings.ts'
import * as data from '#server/data/payments/payment-settings.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { saveOver } from '#server/services/reports/save-over.ts'

/** What holds for paying ahead, with how many calls came today with a wrong signature. */
export async function getPaymentSettings(db: DatabaseClient) {
  const [record, wrongToday] = await Promise.all([data.readPaymentSettings(db), data.countWrongCalls(db)])
  return { ...record, wrongToday }
}

/**
 * Saves what holds for paying ahead over what stood at the expected moment. A repeat of a save changes
 * nothing. Throws `conflict` with the author and the moment of something newer.
 */
export async function savePaymentSettings(
  db: DatabaseClient,
  { expected, facts }: { expected: string; facts: PaymentSettings },
): Promise<{ message: string; record: PaymentSettingsRecord }> {
  const record = await saveOver(
    db,
    'payment_settings',
    facts,
    () => data.writePaymentSettings(db, expected, facts),
    () => data.readPaymentSettings(db),
  )
  return { message: 'This holds for the next payments.', record }
}
