-- A day on which an outlet is closed takes no new appointment, but those that were booked before stay. Whoever closes is told of
-- them, and the day of the staff says which outlets are closed.

create function private.stranded_appointments(outlet bigint, asked date) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_role('owner', 'manager');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', stranded.day, 'booked', stranded.booked) order by stranded.day), '[]')
    from (
      select private.indian_day(visit.starts_at) as day, count(*) as booked
      from public.appointments visit join public.dealers on dealers.id = visit.outlet_id
      where visit.state = 'booked' and visit.starts_at > now() and (outlet is null or visit.outlet_id = outlet)
        and (asked is null or private.indian_day(visit.starts_at) = asked)
        and (dealers.closed_at is not null or private.is_closed_day(visit.outlet_id, private.indian_day(visit.starts_at)))
      group by 1) as stranded);
end
$$;
comment on function private.stranded_appointments(bigint, date) is 'What public.stranded_appointments answers.';
grant execute on function private.stranded_appointments(bigint, date) to authenticated;

create function public.stranded_appointments(outlet bigint default null, asked date default null) returns jsonb
  language sql stable set search_path = ''
  return private.stranded_appointments(outlet, asked);
comment on function public.stranded_appointments(bigint, date) is
  'How many booked appointments stand on coming days on which their outlet is closed, by day; of one outlet or all, of one day or all. For owner and manager.';
grant execute on function public.stranded_appointments(bigint, date) to authenticated;

create or replace function private.read_appointments(day date, outlet bigint) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  caller public.staff;
  purposes text[];
  data jsonb;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
  purposes := private.purposes_for(private.families_of(caller.role));
  select coalesce(jsonb_agg(private.appointment_json(visit, lead) order by visit.starts_at, visit.place, visit.created_at), '[]')
  into data
  from public.appointments visit join public.leads lead using (enquiry_table, enquiry_id)
  where visit.state <> 'held' and visit.starts_at >= private.indian_day_start(day) and visit.starts_at < private.indian_day_start(day + 1)
    and (outlet is null or visit.outlet_id = outlet) and private.may_have(caller, lead);
  perform private.note_reading('inbox', jsonb_array_length(data));
  return jsonb_build_object(
    'data', data,
    'outlets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'closed', coalesce(
        case when closed_at < private.indian_day_start(day + 1) then 'closed for good' end,
        (select closed.words from public.outlet_closed_days closed
         where closed.day = read_appointments.day and (closed.outlet_id is null or closed.outlet_id = dealers.id)
         order by closed.outlet_id nulls first limit 1),
        '')) order by sort_order, id), '[]')
      from public.dealers
      where (caller.outlet_ids = '{}' or id = any (caller.outlet_ids)) and (
        exists (select from public.appointment_plans plan where plan.outlet_id = id and plan.rules <> '[]')
        or id in (select (item ->> 'outletId')::bigint from jsonb_array_elements(data) as item))),
    'purposes', to_jsonb(purposes),
    'free', (
      select coalesce(jsonb_agg(jsonb_build_object('outletId', dealers.id, 'purpose', wanted.purpose, 'startsAt', slot.starts_at,
        'minutes', slot.minutes, 'free', slot.free) order by dealers.sort_order, dealers.id, wanted.place, slot.starts_at), '[]')
      from public.dealers
      cross join unnest(purposes) with ordinality as wanted (purpose, place)
      cross join lateral private.free_times(wanted.purpose, dealers.id, day, day) as slot
      where (caller.outlet_ids = '{}' or dealers.id = any (caller.outlet_ids))
        and (outlet is null or dealers.id = outlet)
        and slot.starts_at > now() and day <= private.indian_day(now()) + 27));
end
$$;
