-- Reminders: who booked a time is reminded the day before and two hours before, and whoever did not
-- come is written to once, with times that are free.

-- A message of the last hours has just said the time, and whoever confirmed it needs no second reminder. A
-- reminder goes by WhatsApp where that is a way to its visitor, and else by mail.
create function private.queue_reminders(moment timestamptz) returns integer
language plpgsql set search_path = ''
as $$
declare
  clock constant time := (moment at time zone 'Asia/Kolkata')::time;
  tomorrow constant date := private.indian_day(moment) + 1;
  due record;
  queued integer := 0;
begin
  for due in
    select kinds.kind, appointment.starts_at, lead
    from public.appointments appointment
    join public.leads lead using (enquiry_table, enquiry_id)
    cross join lateral (
      select 'reminder' as kind, interval '12 hours' as quiet
      where clock >= '10:00' and clock < '20:00' and private.indian_day(appointment.starts_at) = tomorrow
      union all
      select 'reminder-soon', interval '2 hours'
      where appointment.starts_at between moment + interval '30 minutes' and moment + interval '2 hours'
        and appointment.confirmed_at is null) as kinds
    where appointment.state = 'booked' and appointment.starts_at > moment
      and appointment.starts_at < private.indian_day_start(tomorrow + 1)
      and not exists (
        select from private.mails told where told.lead_id = lead.id
          and (told.kind = kinds.kind
            or told.kind in ('receipt', 'appointment', 'reminder') and told.created_at > moment - kinds.quiet))
      and not exists (
        select from private.whatsapp_messages told where told.lead_id = lead.id
          and told.state not in ('failed', 'left-out')
          and (told.kind = kinds.kind and told.about_at = appointment.starts_at
            or told.kind in ('receipt', 'appointment', 'reminder') and told.created_at > moment - kinds.quiet))
  loop
    if not private.queue_whatsapp(due.kind, due.lead, due.starts_at, moment) and private.is_mailed(due.lead) then
      insert into private.mails (kind, lead_id, next_at) values (due.kind, (due.lead).id, moment) on conflict do nothing;
    end if;
    queued := queued + found::integer;
  end loop;
  return queued;
end
$$;
comment on function private.queue_reminders(timestamptz) is
  'Writes down the reminders that are due at a moment: of tomorrow''s appointments between ten and twenty in India, and of '
  'those that begin within two hours unless their visitor confirmed; answers how many.';

create function private.queue_no_show_mail(lead public.leads) returns void
language sql set search_path = ''
as $$
  -- Half an hour, because whoever is late may still come, and staff may have pressed the wrong button.
  insert into private.mails (kind, lead_id, next_at)
  select 'no-show', lead.id, now() + interval '30 minutes' where private.is_mailed(lead)
  on conflict do nothing
$$;
comment on function private.queue_no_show_mail(public.leads) is
  'Writes down the one mail to a visitor who did not come.';

create function private.forget_reminders(enquiry uuid) returns void
language sql set search_path = ''
as $$
  delete from private.mails using public.leads
  where leads.enquiry_id = enquiry and mails.lead_id = leads.id
    and mails.kind in ('reminder', 'reminder-soon', 'no-show')
$$;
comment on function private.forget_reminders(uuid) is
  'Forgets what was written of an appointment''s earlier time, so that its new time is reminded of too.';

create function private.next_free_times(appointment public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  with days as (
    select distinct on (private.indian_day(slot.starts_at)) slot.starts_at
    from private.free_times(appointment.purpose, appointment.outlet_id, private.indian_day(now()) + 1,
      private.indian_day(now()) + 14) as slot
    order by private.indian_day(slot.starts_at), abs(extract(epoch from
      (slot.starts_at at time zone 'Asia/Kolkata')::time - (appointment.starts_at at time zone 'Asia/Kolkata')::time))
  )
  select coalesce(jsonb_agg(starts_at order by starts_at), '[]')
  from (select starts_at from days order by starts_at limit 3) as nearest
$$;
comment on function private.next_free_times(public.appointments) is
  'Of the next three days on which an outlet has a time free: the time that is nearest to the clock of an appointment.';
