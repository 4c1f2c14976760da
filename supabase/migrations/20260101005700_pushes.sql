-- Staff's own devices are told of new leads. A push is a nudge beside the mail, so it is sent once and never
-- tried again; its text is looked up when it is sent, and names nobody. A device tells of the kinds that its
-- owner wants to hear of. A lead that was given to a member of staff is told to that member, and to owners
-- and managers, who lead.
create table public.push_subscriptions (
  endpoint text primary key check (char_length(endpoint) between 1 and 1000 and endpoint ~ '^https?://[^\s]+$'),
  staff_id uuid not null default auth.uid() references public.staff (id) on delete cascade,
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth_secret text not null check (auth_secret ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  -- The server writes to the push services of the browsers' makers and nowhere else. Without this check a
  -- staff token used outside the site could name any address, also one next to the server, and read the
  -- answer from there in its own list.
  constraint push_subscriptions_service_check check (endpoint ~
    '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([A-Za-z0-9_-]+\.)+(notify\.windows|push\.apple)\.com)/')
);
comment on table public.push_subscriptions is
  'Devices whose owners want to be told of new leads; a device belongs to the member of staff who asked for this last '
  'on it.';
comment on column public.push_subscriptions.endpoint is
  'The address at the push service of the browser''s maker; anyone who knows it and both keys can write to the device.';
comment on column public.push_subscriptions.p256dh is 'The device''s public key, for which texts are encrypted.';
comment on column public.push_subscriptions.auth_secret is
  'The secret that device and sender share for the encryption of texts.';

create index push_subscriptions_staff_id_idx on public.push_subscriptions (staff_id, created_at);

alter table public.push_subscriptions enable row level security;
grant select, insert (endpoint, p256dh, auth_secret), delete on public.push_subscriptions to authenticated;

create policy "staff can read their own devices" on public.push_subscriptions
  for select to authenticated
  using (staff_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can add their own devices" on public.push_subscriptions
  for insert to authenticated
  with check (staff_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can remove their own devices" on public.push_subscriptions
  for delete to authenticated
  using (staff_id = (select auth.uid()) and (select private.is_staff()));

create function private.make_room_for_device() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions
  where endpoint = new.endpoint
    or endpoint in (
      select older.endpoint from public.push_subscriptions older
      where older.staff_id = new.staff_id order by older.created_at desc offset 9);
  return new;
end
$$;
comment on function private.make_room_for_device() is
  'Trigger: a device leaves its earlier owner, because colleagues share devices; and no member of staff has more than '
  'ten.';

create trigger push_subscriptions_make_room before insert on public.push_subscriptions
  for each row execute function private.make_room_for_device();

create function private.forget_device(gone text) returns void
language sql security definer set search_path = ''
as $$ delete from public.push_subscriptions where endpoint = gone $$;
comment on function private.forget_device(text) is 'Removes a device that no longer exists, as its push service says.';
call private.expose('forget_device', 'service_role');

create table private.pushes (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.pushes is
  'New leads of which devices are still to be told, kept for an hour; the run that takes a row out sends it.';

create index pushes_created_at_idx on private.pushes (created_at);

alter table private.pushes enable row level security;

create function private.queue_push() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.pushes (lead_id)
  select new.id where exists (select from public.push_subscriptions)
    and exists (select from private.mails where kind = 'lead' and lead_id = new.id);
  return null;
end
$$;
comment on function private.queue_push() is
  'Trigger: notes a lead that just came for the devices, if there are any; a lead that is only counted in a mail, '
  'because many come, rings no telephone. Its name comes after that of leads_queue_mail.';

create function private.take_push(moment timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
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
    'purpose', (
      select purpose from public.appointments where enquiry_id = lead.enquiry_id and state = 'booked'
      order by purpose = 'delivery' desc limit 1),
    'devices', coalesce((
      select jsonb_agg(jsonb_build_object('endpoint', device.endpoint, 'p256dh', device.p256dh,
        'auth', device.auth_secret))
      from public.push_subscriptions device join public.staff person on person.id = device.staff_id
      where person.status = 'active' and person.expires_on >= private.indian_day(now())
        and private.may_have(person, lead)
        and (lead.assignee_id is null or lead.assignee_id = person.id or person.role in ('owner', 'manager'))
        and not exists (
          select from public.staff_preferences kept where kept.staff_id = person.id
            and lead.enquiry_table = any (kept.muted_tables))), '[]'));
end
$$;
comment on function private.take_push(timestamptz) is
  'Takes out the lead that has waited longest to be told to devices, with the devices of active staff who may see it '
  'and want to hear of its kind; for a lead with an assignee, with those of the assignee, owners and managers alone; '
  'null when there is none. Forgets leads older than an hour.';
call private.expose('take_push', 'service_role');
