-- What waited on a device goes to whoever wrote it down, and not to the colleague who is signed in there when the line is back.

create or replace function private.add_walk_in(walk_in jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff;
  given public.walk_ins;
  work constant text := walk_in ->> 'family';
  channel constant text := walk_in ->> 'channel';
  made public.leads;
begin
  perform private.require_staff();
  if work not in ('sales', 'service', 'other') or channel not in ('walk-in', 'phone') then
    raise exception 'no such work' using errcode = 'invalid_parameter_value';
  end if;
  if (walk_in ->> 'by')::uuid <> auth.uid() then
    return null;
  end if;
  select * into caller from public.staff where id = auth.uid();
  given := jsonb_populate_record(null::public.walk_ins, walk_in);
  if not work = any (private.families_of(caller.role))
    or given.outlet_id is not null and caller.outlet_ids <> '{}' and not given.outlet_id = any (caller.outlet_ids) then
    raise exception 'this is for somebody else' using errcode = 'invalid_parameter_value';
  end if;
  -- Who works at one outlet means that one.
  given.outlet_id := coalesce(given.outlet_id, case when cardinality(caller.outlet_ids) = 1 then caller.outlet_ids[1] end);
  if not exists (select from public.walk_ins where id = given.id) then
    perform private.keep_context('walk_ins', given.id,
      jsonb_strip_nulls(jsonb_build_object('outletId', given.outlet_id, 'source', channel)));
    insert into public.walk_ins (id, created_at, name, mobile, model, message, outlet_id, staff_id, taken_by)
    values (given.id, least(now(), greatest(coalesce(given.created_at, now()), now() - interval '30 days')),
      given.name, given.mobile, given.model, given.message, given.outlet_id, caller.id, caller.name);
    update public.leads set family = work, assignee_id = caller.id, touched_at = leads.created_at
    where enquiry_table = 'walk_ins' and enquiry_id = given.id
    returning * into made;
    perform private.add_lead_event(made.id, gen_random_uuid(), 'assigned', caller.name, '');
    perform private.trace_lead(made, channel, '', 'written down');
  else
    select * into made from public.leads where enquiry_table = 'walk_ins' and enquiry_id = given.id;
  end if;
  return private.lead_json(made);
end
$$;
