import type { TestedDatabase } from '#server/local/postgres/database.ts'

/**
 * Gives the leads of the demo data to the outlets 1 and 2 and to none, and adds a row to each table that has
 * a policy for the office and that the demo data leaves empty.
 */
export async function fillOfficeTables(database: TestedDatabase, owner: string): Promise<void> {
  await database.query('update public.leads set outlet_id = nullif(abs(hashtext(id::text)) % 3, 0)')
  await database.query(
    `insert into public.lead_events (id, lead_id, kind, words) select gen_random_uuid(), id, 'note', 'Called' from public.leads`,
  )
  await database.query(
    `insert into public.enquiry_contexts (enquiry_id, enquiry_table) select enquiry_id, enquiry_table from public.leads
     on conflict do nothing`,
  )
  await database.query(
    `insert into public.appointments (outlet_id, purpose, starts_at, minutes, state, enquiry_table, enquiry_id)
     select 1, 'test-ride', now() + row_number() over (order by id) * interval '1 hour', 30, 'booked', enquiry_table, enquiry_id
     from public.leads where enquiry_table in ('product_enquiries', 'service_bookings')`,
  )
  const line = {
    id: 'ex_showroom',
    label: 'Price',
    paise: 0,
    taker: 'dealer',
    isOptional: false,
    isEstimate: false,
  }
  const sheet = {
    day: '2026-11-27',
    name: 'A',
    lines: [line],
    isFrom: false,
    rules: [],
    covers: [],
    gstin: '',
  }
  await database.query(
    `insert into public.quotations (id, first_id, lead_id, number, version, state, outlet_id, bike_name, sheet,
       total_paise, discount_paise, valid_until)
     select id, id, id, left(id::text, 30), 1, 'ready', 1, 'A', $1, 0, 0, '2026-12-04' from public.leads where family = 'sales'`,
    [JSON.stringify({ ...sheet, gst: null, loan: null })],
  )
  await database.query(
    `insert into public.orders (id, lead_id, outlet_id, bike_name, price_paise, next_step, next_on)
     select id, id, 1, 'SP125', 10000000, 'booked', current_date from public.leads where family = 'sales' and is_open`,
  )
  await database.query(
    `insert into public.order_steps (order_id, step, planned_on) select id, 'booked', current_date from public.orders`,
  )
  await database.query(
    `insert into public.order_moves (order_id, step, from_on, to_on, because)
     select id, 'booked', current_date - 1, current_date, 'call' from public.orders`,
  )
  await database.query(
    `insert into public.stock (outlet_id, vehicle_id, counted, counted_at) select 1, min(id), 2, now() from public.vehicles`,
  )
  await database.query(
    `insert into public.stock_units (stock_id, chassis_end, received_on) select id, 'AB12CD', current_date from public.stock`,
  )
  await database.query(
    `insert into public.payments (id, order_id, paise, way, paid_on, received_at, number, goods, refund_lines)
     select id, id, 500000, 'cash', current_date, now(), left(id::text, 30), 'SP125', '[]' from public.orders`,
  )
  await database.query(
    `insert into public.refunds (id, payment_id, paise, table_paise, way, made_by, number)
     select id, id, 500000, 500000, way, '', left(id::text, 30) from public.payments`,
  )
  await database.query(`insert into public.walk_ins (id, mobile) values (gen_random_uuid(), '9876500000')`)
  await database.query(
    `insert into public.outside_enquiries (id, mobile, door, family) values (gen_random_uuid(), '9876500003', 'ad', 'sales')`,
  )
  await database.query(
    `insert into public.phone_calls (id, mobile, outcome, door, family)
     values (gen_random_uuid(), '9876500004', 'Missed', 'calls', 'service')`,
  )
  await database.query(
    `insert into public.contact_marks (digits, mark) values ('9876500001', 'do-not-call') on conflict do nothing`,
  )
  await database.query(
    `insert into public.review_decisions (review_id, state) select id, 'shown' from public.reviews where not is_quarantined
     on conflict do nothing`,
  )
  await database.query(
    `insert into public.former_names (name, vehicle_id) select 'OLD', min(id) from public.vehicles`,
  )
  await database.query(
    `insert into public.outlet_closed_days (day, words) values ('2030-01-26', 'Holiday') on conflict do nothing`,
  )
  await database.query(
    `insert into public.page_lists (id, entries) values ('team', '[]') on conflict do nothing`,
  )
  await database.query(
    `insert into public.erasures (enquiry_table, enquiry_id, because) values ('reviews', gen_random_uuid(), 'asked')`,
  )
  await database.query('insert into public.staff_preferences (staff_id) values ($1)', [owner])
  await database.query(
    `insert into private.consents (kind, number_end, enquiry_table, enquiry_id)
     values ('withdrawal', '9876500002', 'opt_ins', gen_random_uuid())`,
  )
  await database.query(
    `insert into private.breaches (id, known_at, nature, items, happened)
     values ('00000000-0000-4000-8000-0000000000b1', now(), 'device', '{Name}', 'A telephone was lost.')`,
  )
  await database.query(
    `insert into private.breach_people (breach_id, lead_id, why)
     select '00000000-0000-4000-8000-0000000000b1', id, 'filter' from public.leads limit 1`,
  )
  await database.query(
    `insert into private.spends (begins_on, span, source, paise) values ('2026-11-01', 'month', 'google', 100)`,
  )
  await database.query(`insert into private.lead_turns_settings (family, is_on) values ('sales', false)`)
  await database.query(`insert into private.report_exports (staff_id, filter) values ($1, '[]')`, [owner])
}

/**
 * The checks that a copy loses, with their replacements: those that ask whether the caller is staff, and
 * those that ask which rows the caller may have.
 */
const forgotten: readonly [from: string, lost: readonly [part: string | RegExp, instead: string][]][] = [
  [
    'inbox_page',
    [
      ['perform private.require_staff();', ''],
      ['private.question_of(tab, filters)', 'private.forgetful_question()'],
    ],
  ],
  ['report_page', [[/if not private\.reads_report.*?end if;/s, '']]],
  ['report_export_page', [[/if not \(private\.has_role.*?end if;/s, '']]],
]

/**
 * Adds functions of the office that check nothing, as `private.forgetful_…`: copies of the inbox, of a
 * report's page and of an export without the checks of their caller, one that answers all leads, and one that
 * counts the rows of any table.
 */
export async function addForgetfulCopies(database: TestedDatabase): Promise<void> {
  await database.script(`
    create function private.forgetful_question() returns private.inbox_question
    language sql stable set search_path = '' as $$
      select jsonb_populate_record(private.question_of('all', '{}'),
        jsonb_build_object('families', private.families_of('owner'), 'outlets', null))
    $$;
    grant execute on function private.forgetful_question to office`)
  for (const [name, lost] of forgotten) {
    const { rows } = await database.query(
      'select pg_get_functiondef(oid) as text from pg_proc where pronamespace = $1::regnamespace and proname = $2',
      ['private', name],
    )
    let text = String(rows[0]?.text).replace(`private.${name}(`, `private.forgetful_${name}(`)
    for (const [part, instead] of lost) {
      const without = text.replace(part, instead)
      if (without === text) throw new Error(`private.${name} has no ${part} any more.`)
      text = without
    }
    await database.script(text)
  }
  await database.script(`
    create function private.all_leads() returns setof public.leads
    language sql stable security definer set search_path = '' as 'select * from public.leads';
    create function private.found_in(relation text) returns bigint
    language plpgsql stable security definer set search_path = '' as $$
    declare
      total bigint;
    begin
      execute 'select count(*) from ' || relation into total;
      return total;
    end $$;
    call private.judge('all_leads', 'found_in', 'forgetful_inbox_page', 'forgetful_report_page', 'forgetful_report_export_page');
    grant execute on function private.all_leads, private.found_in, private.forgetful_inbox_page, private.forgetful_report_page,
      private.forgetful_report_export_page to authenticated`)
}
