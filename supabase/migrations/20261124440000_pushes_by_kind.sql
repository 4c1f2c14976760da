-- Devices tell of the kinds that their owner wants to hear of, and a lead that was given to somebody is told to that one, and to
-- owners and managers, who lead: in turn it had rung the phones of the whole desk.

alter table public.staff_preferences
  add column muted_tables text[] not null default '{}' check (cardinality(muted_tables) <= 100 and octet_length(muted_tables::text) <= 5000);
comment on column public.staff_preferences.muted_tables is
  'Tables of enquiries of which their devices do not tell; none at first, so that a new kind is told of.';

create or replace function private.preferences_json(person uuid) returns jsonb
language sql
stable
set search_path = ''
return (
  select jsonb_build_object(
    'landsOn', coalesce(kept.lands_on, 'dashboard'), 'views', coalesce(kept.views, '[]'),
    'mutedTables', to_jsonb(coalesce(kept.muted_tables, '{}')))
  from (select person as id) as asked left join public.staff_preferences kept on kept.staff_id = asked.id);

create or replace function private.save_preferences(change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb;
  wanted jsonb;
  event public.audit_events;
begin
  perform private.require_staff();
  before := private.preferences_json(auth.uid());
  wanted := before || change;
  insert into public.staff_preferences as kept (staff_id, lands_on, views, muted_tables)
  values (auth.uid(), wanted ->> 'landsOn', wanted -> 'views', array(select jsonb_array_elements_text(wanted -> 'mutedTables')))
  on conflict (staff_id) do update set
    lands_on = excluded.lands_on, views = excluded.views, muted_tables = excluded.muted_tables;
  event.action := 'Changed';
  event.table_name := 'staff_preferences';
  event.row_id := auth.uid()::text;
  event.subject := 'Own settings';
  event.before := private.preferences_words(before);
  event.after := private.preferences_words(wanted);
  perform private.add_audit_event(event);
  return private.preferences_json(auth.uid());
end
$$;

create function private.preferences_words(preferences jsonb) returns text
language sql
immutable
set search_path = ''
return concat_ws(', ', preferences ->> 'landsOn', jsonb_array_length(preferences -> 'views') || ' views',
  'no push of ' || nullif(jsonb_array_length(preferences -> 'mutedTables'), 0) || ' kinds');
comment on function private.preferences_words(jsonb) is 'What somebody has set for themselves in the words of the audit trail.';

create or replace function private.take_push(moment timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.leads;
begin
  delete from private.pushes where created_at < moment - interval '1 hour';
  delete from private.pushes where lead_id = (
    select lead_id from private.pushes order by created_at limit 1 for update skip locked)
  returning lead_id into lead.id;
  if not found then
    return null;
  end if;
  select * into lead from public.leads where id = lead.id;
  return jsonb_build_object(
    'leadId', lead.id,
    'enquiryTable', lead.enquiry_table,
    'outlet', coalesce((select name from public.dealers where id = lead.outlet_id), ''),
    'purpose', (select purpose from public.appointments where enquiry_id = lead.enquiry_id and state = 'booked'),
    'devices', coalesce((
      select jsonb_agg(jsonb_build_object('endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth_secret))
      from public.push_subscriptions device join public.staff person on person.id = device.staff_id
      where person.status = 'active' and person.expires_on >= private.indian_day(now()) and private.may_have(person, lead)
        and (lead.assignee_id is null or lead.assignee_id = person.id or person.role in ('owner', 'manager'))
        and not exists (
          select from public.staff_preferences kept where kept.staff_id = person.id and lead.enquiry_table = any (kept.muted_tables))), '[]'));
end
$$;
comment on function public.take_push(timestamptz) is
  'Takes out the lead that devices wait longest to be told of, with the devices of active staff who may see it and want to hear of its kind, where somebody has it of that one, owners and managers; null when there is none. Forgets those older than an hour.';
