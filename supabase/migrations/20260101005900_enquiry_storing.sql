-- Enquiries are stored by one function, which the server alone may call, with the secret key: the server
-- knows the sender's address and has checked every field. The visitors' key is public by its nature, so a
-- caller who holds it may write nothing at all. One call tells a repeat, counts the sender, judges and
-- stores, so that a form costs one round trip.

-- A draft has no price yet: an enquiry that names a draft keeps no price.
create function private.current_price(model text, variant text) returns bigint
language sql stable set search_path = ''
as $$
  select nullif(case when current_price.variant = '' then vehicles.price_paise else variants.price_paise end, 0)
  from public.vehicles
  left join public.variants on variants.vehicle_id = vehicles.id and variants.name = current_price.variant
  where current_price.model in (vehicles.bike_name, vehicles.display_name)
  order by vehicles.bike_name = current_price.model desc, vehicles.id
  limit 1
$$;
comment on function private.current_price(text, text) is
  'Ex-showroom price in paise of a model, by either of its names, or of its variant; null when there is no such model '
  'or variant.';

-- Definer, because the server's key may read no prices. Enquiries of forms without a price pass unchanged.
create function private.with_current_price(form_table text, enquiry jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when form_table in ('product_enquiries', 'finance_enquiries') then enquiry || jsonb_build_object(
      'price_paise', private.current_price(enquiry ->> 'model', coalesce(enquiry ->> 'variant', '')))
    else enquiry
  end
$$;
comment on function private.with_current_price(text, jsonb) is
  'An enquiry with the price that its variant has now, whatever price came with the enquiry.';
grant execute on function private.with_current_price(text, jsonb) to service_role;

create function private.enquiry_costs(size bigint, is_doubtful boolean, is_late boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  -- A long enquiry uses up nothing but bytes of long ones, so a short one never loses its place to long ones.
  -- Late enquiries were kept elsewhere for a while and come all at once, so how many come says nothing.
  select jsonb_build_object(
    'bytes of ' || case when size > 4000 then 'long ' else '' end || case when is_doubtful then 'doubtful ' else '' end
      || 'forms', size)
    || case when size > 4000 or is_late then '{}' else '{"forms in ten minutes": 1, "forms": 1}' end::jsonb
$$;
comment on function private.enquiry_costs(bigint, boolean, boolean) is
  'What storing an enquiry of so many bytes, as private.store_enquiry counts them, is charged to private.budgets.';

create function private.store_enquiry(form_table text, enquiry jsonb, sender text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  enquiry_id constant uuid := enquiry ->> 'id';
  size constant bigint := octet_length(enquiry::text || context::text) * 3 / 2 + 1000;
  robot_score constant integer := enquiry ->> 'robot_score';
  digits constant text := right(regexp_replace(enquiry ->> 'mobile', '\D', '', 'g'), 10);
  is_late constant boolean := coalesce((enquiry ->> 'created_at')::timestamptz < now() - interval '1 minute', false);
  opens_at timestamptz;
  known_hash text;
  is_quarantined boolean;
  columns text;
  stored bigint;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = pg_catalog.to_regclass(format('public.%I', form_table)) and attname = 'robot_score'
  ) then
    raise exception 'no table of a form' using errcode = 'undefined_table';
  end if;

  known_hash := private.enquiry_json(form_table, enquiry_id) ->> 'submission_hash';
  if known_hash is null then
    opens_at := private.charge(sender, private.enquiry_costs(size, robot_score > 0, is_late));
    if opens_at is not null then
      return jsonb_build_object('outcome', case when size > 4000 then 'too_long' else 'too_many' end,
        'opensAt', opens_at);
    end if;

    -- Pace alone quarantines nobody, and the pace of a number counts within one network alone: otherwise
    -- anyone who knows a person's number could keep that person's own enquiry out.
    is_quarantined := robot_score >= 2;
    if robot_score = 1 and not is_late then
      is_quarantined := private.used_by_address('forms in ten minutes', sender) > 30;
      if char_length(digits) >= 6 then
        is_quarantined := private.charge(md5(digits) || right(sender, 32), '{"doubtful forms of a number": 1}')
          is not null or is_quarantined;
      end if;
    end if;

    perform private.keep_context(form_table, enquiry_id, context);
    -- For private.queue_lead_mail, which is called by the storing.
    perform set_config('private.sender', sender, true);
    select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(enquiry) as key;
    execute format(
      'insert into public.%1$I (%2$s, is_quarantined)
       select %2$s, $2 from jsonb_populate_record(null::public.%1$I, $1) on conflict (id) do nothing',
      form_table, columns)
      using enquiry, is_quarantined;
    get diagnostics stored = row_count;
    if stored > 0 then
      return '{"outcome": "stored"}';
    end if;
    -- The same enquiry came twice at once, and the other call was first.
    known_hash := private.enquiry_json(form_table, enquiry_id) ->> 'submission_hash';
  end if;
  return jsonb_build_object('outcome', case
    when known_hash = enquiry ->> 'submission_hash' and known_hash <> '' then 'repeated' else 'key_reused' end);
end
$$;
comment on function private.store_enquiry(text, jsonb, text, jsonb) is
  'The part of public.store_enquiry that writes; definer, so that nobody needs a right to insert.';
grant execute on function private.store_enquiry(text, jsonb, text, jsonb) to service_role;

-- Not made by private.expose, because the price is looked up on the way.
create function public.store_enquiry(
  form_table text, enquiry jsonb, sender text, context jsonb default '{}'
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.store_enquiry(form_table, private.with_current_price(form_table, enquiry), sender, context) $$;
comment on function public.store_enquiry(text, jsonb, text, jsonb) is
  'Stores an enquiry and its context once: {outcome, opensAt}; outcome is stored, repeated, key_reused (another enquiry '
  'has its id), or, where nothing is stored before opensAt, too_many, or too_long for an enquiry that is long.';
grant execute on function public.store_enquiry(text, jsonb, text, jsonb) to service_role;

create function private.take_enquiry(
  form_table text, enquiry jsonb, sender text, context jsonb default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  slot constant jsonb := context -> 'slot';
  stored jsonb;
  is_in boolean;
  appointment jsonb;
begin
  begin
    perform private.lock_time((slot ->> 'outletId')::bigint, (slot ->> 'startsAt')::timestamptz) where slot is not null;
  exception when data_exception then
    -- A text that is no moment makes the time missed below; an enquiry is never lost because of its time.
    null;
  end;
  -- The lead goes to the outlet of the appointment, and to the member of staff whose turn it is there.
  stored := public.store_enquiry(form_table, enquiry, sender,
    case when slot ? 'outletId' then context || jsonb_build_object('outletId', slot -> 'outletId') else context end);
  is_in := stored ->> 'outcome' in ('stored', 'repeated');
  if slot is not null and is_in then
    begin
      appointment := private.book_slot(form_table, (enquiry ->> 'id')::uuid, slot);
    exception
      when deadlock_detected then
        raise;
      when others then
        raise warning 'no appointment for %: %', enquiry ->> 'id', sqlerrm;
    end;
  end if;
  if is_in then
    perform private.note_whatsapp_tick(form_table, (enquiry ->> 'id')::uuid, context ->> 'byWhatsApp');
    perform private.queue_receipt(form_table, (enquiry ->> 'id')::uuid, sender,
      coalesce(appointment ->> 'state' = 'booked', false));
  end if;
  return stored || jsonb_build_object('appointment', appointment, 'promisedAt', (
    select promised_at from public.leads
    where is_in and enquiry_table = form_table and enquiry_id = (enquiry ->> 'id')::uuid));
end
$$;
comment on function private.take_enquiry(text, jsonb, text, jsonb) is
  'Like public.store_enquiry, with the results in the same round trip: {outcome, opensAt, promisedAt, appointment}; the '
  'context may name a slot {token, outletId, startsAt, hasLicence}, and the words of a tick that allows WhatsApp (byWhatsApp). A quarantined enquiry has neither promise nor '
  'appointment.';
call private.expose('take_enquiry', 'service_role');

-- Quarantine: a submission that looks like a robot's is stored like any other and marked, never dropped.
-- Marked rows stay out of reports, counts and exports until staff ask for them or release them.
-- private.store_enquiry sets the mark, by what the server noticed about the sending, and by how often one
-- mobile number or one address sends. An address alone proves nothing: a college or a shop shares one.

-- An enquiry that was erased in quarantine stays there: released, it would become a new lead without a
-- person, with a promise. Definer, because staff change nothing else about an enquiry; so the function
-- refuses anyone who is not active staff.
create function private.release_enquiry(report text, enquiry_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  released bigint;
  event public.audit_events;
begin
  if not private.reads_report(report) then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;
  execute format(
    'update public.%1$I set is_quarantined = false where id = $1 and is_quarantined and not exists (
       select from public.erasures where erasures.enquiry_table = %1$L and erasures.enquiry_id = $1)', enquiry_table)
    using enquiry_id;
  get diagnostics released = row_count;
  if released > 0 then
    event.action := 'Changed';
    event.table_name := enquiry_table;
    event.row_id := enquiry_id::text;
    event.subject := 'Entry of ' || replace(report, '_', ' ') || ' · quarantine';
    event.before := 'held back';
    event.after := 'counted';
    perform private.add_audit_event(event);
  end if;
  return released > 0;
end
$$;
comment on function private.release_enquiry(text, uuid) is
  'Counts a quarantined enquiry as genuine from now on; false when no quarantined one has this id.';
call private.expose('release_enquiry', 'authenticated');
