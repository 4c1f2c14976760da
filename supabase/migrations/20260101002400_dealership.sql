-- Dealership: who the dealer is. One row, which every page, the brochures and the server's texts to visitors
-- read. An empty column is a fact that the dealer has not given yet.
create table public.dealership (
  id smallint primary key default 1 constraint dealership_is_only_row_check check (id = 1),
  name text not null default '' check (private.is_line(name, 80)),
  wordmark text not null default '' check (private.is_line(wordmark, 16)),
  wordmark_below text not null default '' check (private.is_line(wordmark_below, 28)),
  logo text not null default '' check (logo = '' or private.is_media_path(logo)),
  city text not null default '' check (private.is_line(city, 60)),
  district text not null default '' check (private.is_line(district, 60)),
  state text not null default '' check (private.is_line(state, 60)),
  since integer check (since between 1800 and 2200),
  customers integer check (customers between 0 and 100000000),
  sales_no text not null default '' check (private.is_number(sales_no)),
  service_no text not null default '' check (private.is_number(service_no)),
  booking_no text not null default '' check (private.is_number(booking_no)),
  care_no text not null default '' check (private.is_number(care_no)),
  whatsapp_no text not null default '' check (private.is_number(whatsapp_no)),
  sales_email text not null default '' check (sales_email = '' or private.is_email(sales_email)),
  service_email text not null default '' check (service_email = '' or private.is_email(service_email)),
  care_email text not null default '' check (care_email = '' or private.is_email(care_email)),
  social_links jsonb not null default '[]'
    check (private.fits(social_links, private.shape_of('dealership.social_links'))),
  google_reviews text not null default ''
    check (google_reviews ~ '^(https://[!-~]+)?$' and char_length(google_reviews) <= 300),
  mail_footer text not null default '' check (private.is_paragraph(mail_footer, 500)),
  builder_name text not null default '' check (private.is_line(builder_name, 80)),
  builder_url text not null default ''
    check (builder_url ~ '^(https://[!-~]+)?$' and char_length(builder_url) <= 300),
  provider_name text not null default '' check (private.is_line(provider_name, 80)),
  provider_url text not null default ''
    check (provider_url ~ '^(https://[!-~]+)?$' and char_length(provider_url) <= 300),
  colours jsonb not null default '{}' check (private.fits(colours, private.shape_of('dealership.colours'))),
  gstin text not null default '' check (gstin ~ '^(\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z])?$'),
  opened_at timestamptz,
  updated_at timestamptz(3) not null default now(),
  -- Opening hours are not required: pages show those of the first outlet.
  is_filled boolean not null generated always as (
    name <> '' and city <> '' and state <> '' and since is not null and sales_no <> '' and service_no <> ''
    and sales_email <> ''
  ) stored,
  -- Holds for every way of switching on: a site that says nothing of its dealer is not switched on.
  constraint dealership_opened_at_check check (opened_at is null or (
    name <> '' and city <> '' and state <> '' and since is not null and sales_no <> '' and service_no <> ''
    and sales_email <> ''
  ))
);
comment on table public.dealership is 'Who the dealer is; one row.';
comment on column public.dealership.wordmark is
  'Shown in place of an empty logo, above wordmark_below; where the wordmark is empty too, the name is shown.';
comment on column public.dealership.logo is 'A picture under /media.';
comment on column public.dealership.district is
  'The district of the outlets; where this is empty, the city''s name is used.';
comment on column public.dealership.customers is 'How many have bought here so far, rounded down.';
comment on column public.dealership.booking_no is
  'The line for service bookings; service_no is used where this is empty.';
comment on column public.dealership.social_links is '[{"network", "url"}]';
comment on column public.dealership.google_reviews is
  'Where reviews of the dealer''s Google profile are written; offered to everybody who is asked for a review.';
comment on column public.dealership.mail_footer is 'The text below every mail in the name of the dealer.';
comment on column public.dealership.builder_name is 'Who built the site; in the foot of every public page.';
comment on column public.dealership.provider_name is
  'Who provides the staff software; in the foot of the back office.';
comment on column public.dealership.colours is
  'The dealer''s own colours: {"accent", "accentStrong", "onAccent"}, each #rrggbb; the house colours where empty.';
comment on column public.dealership.gstin is 'The dealer''s number for GST, as quotations show it.';
comment on column public.dealership.opened_at is
  'When the site was switched on; until then visitors see that it opens soon.';
comment on column public.dealership.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';
comment on column public.dealership.is_filled is 'Whether the row says enough for the site to be switched on.';

alter table public.dealership enable row level security;
grant
  select (
    id, name, wordmark, wordmark_below, logo, city, district, state, since, customers, sales_no, service_no,
    booking_no, care_no, whatsapp_no, sales_email, service_email, care_email, social_links,
    builder_name, builder_url, provider_name, provider_url, colours, opened_at, is_filled
  )
on public.dealership to anon;
grant
  select,
  update (
    name, wordmark, wordmark_below, logo, city, district, state, since, customers, sales_no, service_no, booking_no,
    care_no, whatsapp_no, sales_email, service_email, care_email, social_links, google_reviews, mail_footer,
    builder_name, builder_url, provider_name, provider_url, colours, gstin, opened_at
  )
on public.dealership to authenticated;

create policy "anyone can read the dealership" on public.dealership
  for select to anon
  using (true);
create policy "active staff can read the dealership" on public.dealership
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can change the dealership" on public.dealership
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
insert into public.dealership default values;

create trigger dealership_set_updated_at before update on public.dealership
  for each row execute function private.set_updated_at();
create trigger dealership_audit after update on public.dealership
  for each row execute function private.audit_row();
create trigger dealership_ask_for_build after update on public.dealership
  for each row execute function private.ask_for_build();

-- Definer, because nobody may ask for a build by hand. Every built page says that the site opens soon, or
-- shows what a closed site hides: that waits for no night.
create function private.publish_opening() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.want_build();
  return null;
end
$$;
comment on function private.publish_opening() is 'Trigger: asks for a build as soon as the site is switched on or off.';
create trigger dealership_publish_opening after update on public.dealership
  for each row when ((old.opened_at is null) is distinct from (new.opened_at is null))
  execute function private.publish_opening();

-- The first day of a dealer: what is done and what is still to do.

-- Each answer comes from the rows themselves. Definer, because the function counts accounts and leads.
create function private.read_setup() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('owner', 'manager') then
    raise exception 'the list of the first day is for active staff' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'dealership', (select is_filled from public.dealership),
    'outlets', exists (select from public.dealers where closed_at is null),
    'catalogue', exists (select from public.vehicles where is_active),
    'pictures', exists (select from public.slides),
    'charges', (select count(distinct kind) = 3 from public.charge_rules
      where kind in ('road_tax', 'registration', 'third_party')),
    'staff', (select count(*) > 1 from public.staff),
    'enquiry', exists (select from public.leads),
    'open', (select opened_at is not null from public.dealership));
end
$$;
comment on function private.read_setup() is 'Which steps of a dealer''s first day are done; for active staff.';
call private.expose('read_setup', 'authenticated');
