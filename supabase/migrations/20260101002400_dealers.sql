-- Dealers: the outlets, one page each.

create table public.dealers (
  id bigint primary key check (id > 0),
  name text not null unique check (char_length(name) between 1 and 120),
  address text not null check (char_length(address) between 1 and 500),
  sales_no text not null check (char_length(sales_no) between 1 and 20),
  service_no text not null check (char_length(service_no) between 1 and 20),
  spare_no text check (char_length(spare_no) between 1 and 20),
  customer_no text not null check (char_length(customer_no) between 1 and 20),
  open_time text not null check (char_length(open_time) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  service_email text check (char_length(service_email) between 3 and 254),
  map_embed_url text not null check (map_embed_url ~ '^https://(www\.google\.com|www\.openstreetmap\.org)/[!-~]+$'
    and char_length(map_embed_url) <= 1000),
  latitude numeric(8, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  sort_order integer not null default 0
);
comment on table public.dealers is 'Outlets of the dealership.';
comment on column public.dealers.id is 'The number in the outlet''s address, /dealers/1; given, never counted up.';
comment on column public.dealers.customer_no is 'Toll-free customer care.';
comment on column public.dealers.map_embed_url is 'Shown in a frame, so only from the hosts the site''s content policy lets in.';

create index dealers_sort_order_idx on public.dealers (sort_order, id);

alter table public.dealers enable row level security;

grant select on public.dealers to anon, authenticated;

create policy "anyone can read dealers" on public.dealers
  for select to anon
  using (true);

create policy "active staff can read dealers" on public.dealers
  for select to authenticated
  using ((select private.is_staff()));
