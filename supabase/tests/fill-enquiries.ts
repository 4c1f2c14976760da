import type { TestedDatabase } from '#server/local/postgres/database.ts'

/** Adds product enquiries until there are so many, spread over three years up to November 2025; `from` are there already. */
export async function fillEnquiries(database: TestedDatabase, from: number, to: number): Promise<void> {
  // Reports read no leads, and a million of them would be made one by one.
  await database.script(setLeads('disable'))
  // The indexes of a search are far quicker made over the rows than kept while they come.
  await database.script(
    `drop index if exists public.product_enquiries_search_text_idx, public.product_enquiries_letter_pairs_idx,
       public.product_enquiries_mobile_digits_idx`,
  )
  await database.query(
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
  await database.script(`call private.make_searchable('product_enquiries')`)
  await database.script(setLeads('enable'))
  await database.script('vacuum analyze public.product_enquiries')
}

/** Turns the making of leads off or on, where there is any: a project of the first release has none. */
function setLeads(way: 'enable' | 'disable'): string {
  return `do $$ begin
    if exists (select from pg_trigger where tgname = 'product_enquiries_make_lead') then
      alter table public.product_enquiries ${way} trigger product_enquiries_make_lead;
    end if;
  end $$`
}
