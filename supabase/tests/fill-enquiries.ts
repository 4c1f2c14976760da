import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { insertMany } from './many-rows.ts'

/**
 * Adds product enquiries until there are `to`, spread over three years up to November 2025; `from` of them
 * exist already.
 */
export async function fillEnquiries(database: TestedDatabase, from: number, to: number): Promise<void> {
  await insertMany(
    database,
    'product_enquiries',
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, message, created_at)
     select gen_random_uuid(),
       (array['Bijaya', 'Sanjukta', 'Prakash', 'Mamata', 'ବିଜୟ'])[1 + n % 5] || ' ' ||
         case when n % 100 = 3 then 'Senapati' else (array['Das', 'Sahoo', 'Nayak', 'Mohanty'])[1 + n % 4] end,
       '98' || lpad(n::text, 8, '0'), 'rider' || n || '@mail.example',
       (array['SP125', 'SHINE125', 'ACTIVA110', 'CB350RS'])[1 + n % 4], 'Red',
       'Please call after ' || n % 12 || ' pm',
       timestamptz '2023-01-01' + (n * interval '1 minute') * (1500000.0 / $2::integer)
     from generate_series($1::integer + 1, $2::integer) n`,
    [from, to],
  )
}
