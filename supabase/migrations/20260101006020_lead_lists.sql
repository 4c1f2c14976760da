-- Lists of leads: what people who asked elsewhere left at a stall, with a portal or in an old register,
-- brought in by staff. The rows are enquiries from outside whose door is called list. They were not written
-- to this site, so nobody is promised a call, no mail and no notification tells of them, and no receipt is
-- sent.

create function private.judge_listed_row(given jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  person constant text := private.person_digits(given ->> 'mobile');
  is_known constant boolean := exists (select from public.outside_enquiries where id = (given ->> 'id')::uuid);
  lead public.leads;
begin
  if is_known then
    select * into lead from public.leads
    where enquiry_table = 'outside_enquiries' and enquiry_id = (given ->> 'id')::uuid and private.sees_lead(id);
  elsif person <> '' then
    select * into lead from public.leads
    where number_end = person and not is_erased and private.sees_lead(id)
    order by created_at desc, id desc limit 1;
  end if;
  return jsonb_build_object('id', given -> 'id', 'isKnown', is_known, 'leadId', lead.id,
    'name', coalesce(lead.name, ''), 'cameAt', lead.created_at);
end
$$;
comment on function private.judge_listed_row(jsonb) is
  'Whether a row of a list is here already, and its lead, or else the newest lead of its number that the caller sees.';

create function private.bring_in_leads(list jsonb, given jsonb, is_dry boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  outlet constant bigint := (list ->> 'outletId')::bigint;
  judged jsonb;
  added uuid[];
  event public.audit_events;
begin
  perform private.require_site_editor();
  if jsonb_array_length(given) not between 1 and 2000 then
    raise exception 'a list has 1 to 2,000 rows' using errcode = 'invalid_parameter_value';
  end if;
  if outlet is not null and not exists (select from public.dealers where id = outlet) then
    raise exception 'no such outlet' using errcode = 'foreign_key_violation';
  end if;
  select jsonb_agg(private.judge_listed_row(one) order by place) into judged
  from jsonb_array_elements(given) with ordinality as listed (one, place);
  if is_dry then
    return judged;
  end if;

  perform set_config('private.brings_in_list', 'on', true);
  insert into public.enquiry_contexts (enquiry_id, enquiry_table, outlet_id, source, medium)
  select (one ->> 'id')::uuid, 'outside_enquiries', outlet, list ->> 'source', 'list'
  from jsonb_array_elements(given) as one
  where not exists (select from public.outside_enquiries where id = (one ->> 'id')::uuid)
  on conflict do nothing;
  with made as (
    insert into public.outside_enquiries
      (id, created_at, name, mobile, email, model, message, answers, door, family)
    select row.id, coalesce(row."createdAt", now()), row.name, row.mobile, row.email,
      coalesce((
        select bike_name from public.vehicles
        where lower(row.model) in (lower(bike_name), lower(display_name))
        order by id limit 1), row.model),
      row.message, row.answers, 'list', list ->> 'family'
    from jsonb_to_recordset(given) as row (
      id uuid, "createdAt" timestamptz, name text, mobile text, email text, model text, message text, answers text[])
    on conflict (id) do nothing
    returning id
  )
  select array_agg(id) into added from made;
  perform private.count_listed_leads(added);
  perform set_config('private.brings_in_list', '', true);
  if added is not null then
    event.action := 'Added';
    event.table_name := 'leads';
    event.subject := 'List of leads · ' || (list ->> 'source');
    event.after := case cardinality(added) when 1 then '1 lead' else cardinality(added) || ' leads' end
      || ' brought in';
    perform private.add_audit_event(event);
  end if;
  return judged;
end
$$;
comment on function private.bring_in_leads(jsonb, jsonb, boolean) is
  'Says of each row of a list whether it is here already and whether its number is known: [{id, isKnown, leadId, name, '
  'cameAt}] and, unless the run is dry, makes the others leads, all or none. List: {source, family, outletId}; rows: '
  '[{id, createdAt, name, mobile, email, model, message, answers}], whose id is made of their content.';
call private.expose('bring_in_leads', 'authenticated');
