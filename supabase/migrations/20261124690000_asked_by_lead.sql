-- What three functions ask beside the others that changed with them.

-- What is short has the day twice, so that large ones never keep people out.
create or replace function private.store_enquiry(form_table text, enquiry jsonb, sender text, context jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  size constant bigint := octet_length(enquiry::text || context::text) * 3 / 2 + 1000;
  doubt constant integer := enquiry ->> 'doubt';
  digits constant text := right(regexp_replace(enquiry ->> 'mobile', '\D', '', 'g'), 10);
  -- What comes late was kept elsewhere for a while, and comes all at once: its pace says nothing.
  is_late constant boolean := coalesce((enquiry ->> 'created_at')::timestamptz < now() - interval '1 minute', false);
  bytes_a_day bigint;
  taken bigint;
  known_hash text;
  sent_lately integer := 0;
  is_quarantined boolean;
  columns text;
  stored bigint;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = pg_catalog.to_regclass(format('public.%I', form_table)) and attname = 'doubt'
  ) then
    raise exception 'no table of a form' using errcode = 'undefined_table';
  end if;

  execute format('select submission_hash from public.%I where id = $1', form_table)
    into known_hash using (enquiry ->> 'id')::uuid;
  if known_hash is null then
    select limits.bytes_a_day, coalesce(days.bytes, 0) into bytes_a_day, taken
    from private.enquiry_limits limits left join private.enquiry_days days on days.day = today;
    if private.is_day_full(taken, size, doubt) then
      return 'too_many';
    end if;
    if not is_late then
      sent_lately := private.count_sender(sender, taken >= bytes_a_day / 2);
      if sent_lately is null then
        return 'too_many';
      end if;
    end if;

    -- Pace alone quarantines nobody: who knows somebody's number could keep that person's own enquiry out.
    is_quarantined := doubt >= 2;
    if doubt = 1 and not is_late then
      is_quarantined := sent_lately > 30;
      if char_length(digits) >= 6 then
        is_quarantined := private.is_over_pace('mobile ' || digits, now(), 5) or is_quarantined;
      end if;
    end if;

    perform private.keep_context(form_table, (enquiry ->> 'id')::uuid, context);
    select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(enquiry) as key;
    execute format(
      'insert into public.%1$I (%2$s, is_quarantined)
       select %2$s, $2 from jsonb_populate_record(null::public.%1$I, $1) on conflict (id) do nothing',
      form_table, columns)
      using enquiry, is_quarantined;
    get diagnostics stored = row_count;
    if stored > 0 then
      insert into private.enquiry_days as days (day, bytes) values (today, size)
      on conflict (day) do update set bytes = days.bytes + excluded.bytes;
      if random() < 0.01 then
        perform private.forget_senders();
      end if;
      return 'stored';
    end if;
    -- The same enquiry came twice at once, and the other one was first.
    execute format('select submission_hash from public.%I where id = $1', form_table)
      into known_hash using (enquiry ->> 'id')::uuid;
  end if;
  return case when known_hash = enquiry ->> 'submission_hash' and known_hash <> '' then 'repeated' else 'key_reused' end;
end
$$;

-- Whoever has one outlet is named the people of that outlet.
create or replace function private.price_batch_leads(batch_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_leads jsonb;
begin
  perform private.require_role('owner', 'manager');
  select coalesce(jsonb_agg(one order by one ->> 'createdAt' desc), '[]') into found_leads
  from (
    select jsonb_build_object(
      'id', leads.id, 'name', leads.name, 'mobile', leads.mobile, 'marks', private.marks_of(leads.mobile_digits),
      'model', rows.model, 'variant', rows.variant, 'pricePaise', rows.before_paise, 'newPaise', rows.after_paise,
      'stage', leads.stage, 'createdAt', max(sent.created_at)) as one
    from public.price_batches batch
    join public.price_batch_rows rows on rows.batch_id = batch.id and rows.outcome = 'set' and rows.undo_outcome is distinct from 'set'
    cross join lateral (
      select 'product_enquiries' as enquiry_table, id, model, variant
      from public.product_enquiries where price_paise = rows.before_paise
      union all
      select 'finance_enquiries', id, model, variant
      from public.finance_enquiries where price_paise = rows.before_paise
    ) as enquiry
    join public.leads sent on sent.enquiry_table = enquiry.enquiry_table and sent.enquiry_id = enquiry.id
    join public.leads on leads.id = coalesce(sent.merged_into, sent.id) and leads.is_open and leads.is_listed and private.sees_lead(leads)
    where batch.id = price_batch_leads.batch_id and sent.created_at < batch.applied_at
      and (enquiry.variant = rows.variant or enquiry.variant = '' and rows.is_first)
      and (enquiry.model = rows.model
        or enquiry.model in (select bike_name from public.vehicles where id = rows.vehicle_id)
        or enquiry.model in (select display_name from public.vehicles where id = rows.vehicle_id)
        or enquiry.model in (select former_names.name from public.former_names where vehicle_id = rows.vehicle_id))
    group by leads.id, rows.batch_id, rows.place
    order by max(sent.created_at) desc
    limit 200
  ) as listed;
  perform private.note_reading('inbox', jsonb_array_length(found_leads));
  return found_leads;
end
$$;

-- Nobody decides on a review whose lead they do not see.
create or replace function private.decide_review(review_id uuid, seen timestamptz, wanted text, reason text, reply text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  review public.reviews;
  before public.review_decisions;
  event public.audit_events;
  files text[] := '{}';
begin
  perform private.require_role('owner', 'manager', 'sales');
  select * into review from public.reviews where id = decide_review.review_id and not is_quarantined for update;
  if not found or not private.sees_enquiry('reviews', decide_review.review_id) or exists (
    select from public.erasures where enquiry_table = 'reviews' and enquiry_id = decide_review.review_id) then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into before from public.review_decisions decision where decision.review_id = decide_review.review_id;
  if before.updated_at is distinct from seen then
    -- The same decision twice is one.
    if before.state = wanted and before.reason = decide_review.reason and before.reply = decide_review.reply then
      return jsonb_build_object('outcome', 'done', 'files', '[]'::jsonb, 'review', private.review_json(review));
    end if;
    return jsonb_build_object('outcome', 'changed', 'at', before.updated_at, 'by', coalesce((
      select last.user_id from public.audit_events last
      where last.table_name = 'review_decisions' and last.row_id = review.id::text order by last.created_at desc limit 1), ''));
  end if;
  if wanted = 'shown' and not (review.may_publish and review.rating is not null) then
    return jsonb_build_object('outcome', 'not allowed');
  end if;
  insert into public.review_decisions as decision (review_id, state, reason, reply, shown_at)
  values (review.id, wanted, decide_review.reason, decide_review.reply, case when wanted = 'shown' then now() end)
  on conflict on constraint review_decisions_pkey do update
  set state = excluded.state, reason = excluded.reason, reply = excluded.reply, updated_at = now(),
    shown_at = coalesce(decision.shown_at, excluded.shown_at);
  if wanted = 'declined' and review.photos <> '{}' then
    update public.reviews set photos = '{}' where id = review.id;
    select coalesce(array_agg(path), '{}') into files from unnest(review.photos) as path where not private.names_photo(path);
    review.photos := '{}';
  end if;
  event.action := 'Changed';
  event.table_name := 'review_decisions';
  event.row_id := review.id::text;
  -- The trail outlives an erased person: it has neither the name nor a text that may say it.
  event.subject := 'Review of ' || private.day_text(private.indian_day(review.created_at));
  event.before := concat_ws('; ', coalesce(before.state, 'waiting'), case when before.reason <> '' then 'with a reason' end,
    case when before.reply <> '' then 'answered' end);
  event.after := concat_ws('; ', wanted, case when decide_review.reason <> '' then 'with a reason' end,
    case when decide_review.reply <> '' then 'answered' end);
  perform private.add_audit_event(event);
  return jsonb_build_object('outcome', 'done', 'files', to_jsonb(files), 'review', private.review_json(review));
end
$$;
