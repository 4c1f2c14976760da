-- What staff put on the pages: slides are theirs to add, edit and order, slides, offers and notifications may have a first
-- and a last day, offers name models and terms, and gallery pictures have an order.

-- Visitors see what runs today in India, staff see all of it.
create function private.runs_today(first_day date, last_day date) returns boolean
language sql
stable
set search_path = ''
return coalesce(first_day <= private.indian_day(now()), true) and coalesce(last_day >= private.indian_day(now()), true);
comment on function private.runs_today(date, date) is 'Is today, in India, within these days? A day that is not said sets no bound.';
grant execute on function private.runs_today(date, date) to anon;

alter table public.slides
  add column first_day date,
  add column last_day date constraint slides_days_check check (last_day >= first_day),
  -- squawk-ignore adding-field-with-default
  add column updated_at timestamptz(3) not null default now(),
  add column idempotency_key uuid,
  add column body_hash text constraint slides_body_hash_check check (char_length(body_hash) = 64),
  -- A new slide stands last until it is put into order.
  alter column sort_order set default 1000000;
create unique index slides_idempotency_key_idx on public.slides (idempotency_key);
comment on column public.slides.first_day is 'The Indian day from which visitors see it; at once where there is none.';
comment on column public.slides.last_day is 'The last Indian day on which visitors see it; without end where there is none.';
comment on column public.slides.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';
comment on column public.slides.idempotency_key is 'Made by the browser of whoever added it, so that a repeat adds one row.';
comment on column public.slides.body_hash is 'SHA-256 of what was sent: tells a repeat from another call under the same key.';
create trigger slides_set_updated_at before update on public.slides
  for each row execute function private.set_updated_at();

alter table public.offers
  add column first_day date,
  add column last_day date constraint offers_days_check check (last_day >= first_day),
  add column terms text not null default '' constraint offers_terms_check check (char_length(terms) <= 2000),
  add column models text[] not null default '{}' constraint offers_models_check check (cardinality(models) <= 100);
comment on column public.offers.first_day is 'The Indian day from which visitors see it; at once where there is none.';
comment on column public.offers.last_day is 'The last Indian day on which visitors see it; without end where there is none.';
comment on column public.offers.terms is 'Small print below the offer.';
comment on column public.offers.models is 'Names of the models that it is for; none where it is for all.';
comment on table public.offers is 'Offers; visitors see the one with the highest id among those that run today.';

alter table public.notifications
  add column first_day date,
  add column last_day date constraint notifications_days_check check (last_day >= first_day);
comment on column public.notifications.first_day is 'The Indian day from which visitors see it; at once where there is none.';
comment on column public.notifications.last_day is 'The last Indian day on which visitors see it; without end where there is none.';
comment on table public.notifications is 'Pictures the home page shows in its popup; the highest id that runs today is the latest.';

-- squawk-ignore adding-field-with-default
alter table public.gallery_images
  add column sort_order integer not null default 0,
  add column updated_at timestamptz(3) not null default now();
comment on column public.gallery_images.sort_order is 'Place on the page; those with the same, such as new ones, stand newest first.';
comment on column public.gallery_images.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';
comment on table public.gallery_images is 'Pictures of the gallery page, in the order that staff gave them, new ones first.';
create trigger gallery_images_set_updated_at before update on public.gallery_images
  for each row execute function private.set_updated_at();

-- Rights: visitors read what pages show, staff write each column that they edit. The order is set by a function alone.
revoke select on public.slides from anon;
grant select (id, image, alt, sort_order, title, line, link, first_day, last_day) on public.slides to anon;
grant insert (image, alt, title, line, link, first_day, last_day, idempotency_key, body_hash),
  update (image, alt, title, line, link, first_day, last_day), delete on public.slides to authenticated;
grant select (first_day, last_day, terms, models) on public.offers to anon;
grant insert (first_day, last_day, terms, models), update (first_day, last_day, terms, models) on public.offers to authenticated;
grant select (first_day, last_day) on public.notifications to anon;
grant insert (first_day, last_day), update (first_day, last_day) on public.notifications to authenticated;
grant select (sort_order) on public.gallery_images to anon;
grant update (image) on public.gallery_images to authenticated;

create policy "active staff can add slides" on public.slides
  for insert to authenticated
  with check ((select private.is_staff()));
create policy "active staff can update slides" on public.slides
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));
create policy "active staff can delete slides" on public.slides
  for delete to authenticated
  using ((select private.is_staff()));

drop policy "anyone can read slides" on public.slides;
create policy "anyone can read slides that run today" on public.slides
  for select to anon
  using (private.runs_today(first_day, last_day));
drop policy "anyone can read offers" on public.offers;
create policy "anyone can read offers that run today" on public.offers
  for select to anon
  using (private.runs_today(first_day, last_day));
drop policy "anyone can read notifications" on public.notifications;
create policy "anyone can read notifications that run today" on public.notifications
  for select to anon
  using (private.runs_today(first_day, last_day));

-- An offer follows a model to its new name.
create function private.rename_in_offers() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.offers set models = array_replace(models, old.bike_name, new.bike_name)
  where models @> array[old.bike_name];
  return null;
end
$$;
comment on function private.rename_in_offers() is 'Trigger: offers name a model by its name of today. Definer, because the catalogue is written by functions.';
create trigger vehicles_rename_in_offers after update of bike_name on public.vehicles
  for each row when (old.bike_name is distinct from new.bike_name)
  execute function private.rename_in_offers();

-- Pictures of slides, beside those that came with the site in /media/slides.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('home', 'home', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Slides and gallery pictures in the order that staff give them: one line of the audit trail, whatever moved.
create function private.order_content(kind text, ids bigint[], expected bigint[]) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_ids bigint[];
  event public.audit_events;
begin
  perform private.require_staff();
  -- Ordering is rare and quick: one at a time.
  perform pg_advisory_xact_lock(hashtext('order_content ' || kind));
  if kind = 'slides' then
    select coalesce(array_agg(id order by sort_order, id), '{}') into current_ids from public.slides;
  elsif kind = 'gallery' then
    select coalesce(array_agg(id order by sort_order, id desc), '{}') into current_ids from public.gallery_images;
  else
    raise exception 'no order of %', kind using errcode = 'invalid_parameter_value';
  end if;
  if current_ids = ids then
    return '{"outcome": "saved"}';
  end if;
  if current_ids <> expected
    or (select array_agg(id order by id) from unnest(ids) as id) is distinct from
      (select array_agg(id order by id) from unnest(current_ids) as id) then
    return '{"outcome": "conflict"}';
  end if;
  if kind = 'slides' then
    update public.slides set sort_order = place
    from unnest(ids) with ordinality as listed (id, place)
    where slides.id = listed.id and sort_order <> place;
  else
    update public.gallery_images set sort_order = place
    from unnest(ids) with ordinality as listed (id, place)
    where gallery_images.id = listed.id and sort_order <> place;
  end if;

  event.action := 'Changed';
  event.table_name := case kind when 'slides' then 'slides' else 'gallery_images' end;
  event.subject := case kind when 'slides' then 'Order of the slides' else 'Order of the gallery' end;
  event.before := array_to_string(current_ids, ', ');
  event.after := array_to_string(ids, ', ');
  event.old_values := jsonb_build_object('order', to_jsonb(current_ids));
  event.new_values := jsonb_build_object('order', to_jsonb(ids));
  perform private.add_audit_event(event);
  return '{"outcome": "saved"}';
end
$$;
comment on function private.order_content(text, bigint[], bigint[]) is
  'What public.order_content does; definer, because staff set no order by hand.';
grant execute on function private.order_content(text, bigint[], bigint[]) to authenticated;

create function public.order_content(kind text, ids bigint[], expected bigint[]) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.order_content(kind, ids, expected);
comment on function public.order_content(text, bigint[], bigint[]) is
  'Puts slides or gallery into an order, when they still stand in the expected one. Answers {"outcome": "saved" | "conflict"}.';
revoke execute on function public.order_content(text, bigint[], bigint[]) from public, anon;
grant execute on function public.order_content(text, bigint[], bigint[]) to authenticated;

-- A line of the audit trail for each slide, and none for a place in an order.
create trigger slides_audit after insert or delete on public.slides
  for each row execute function private.audit_row();
create trigger slides_audit_changed after update on public.slides
  for each row when (old.sort_order = new.sort_order) execute function private.audit_row();
drop trigger gallery_images_audit on public.gallery_images;
create trigger gallery_images_audit after insert or delete on public.gallery_images
  for each row execute function private.audit_row();
create trigger gallery_images_audit_changed after update on public.gallery_images
  for each row when (old.sort_order = new.sort_order) execute function private.audit_row();

-- What begins or ends at midnight changes the pages, although nobody writes then.
create function private.content_turned_at() returns timestamptz
language sql
stable
set search_path = ''
return (
  select max(private.indian_day_start(day)) from (
    select unnest(array[first_day, last_day + 1]) as day from public.slides
    union all
    select unnest(array[first_day, last_day + 1]) from public.offers
  ) as days
  where day <= private.indian_day(now())
);
comment on function private.content_turned_at() is 'The last midnight in India at which a slide or an offer began or had ended.';

create or replace function private.take_build_call(pause_seconds integer) returns boolean
language sql
security definer
set search_path = ''
as $$
  with taken as (
    update private.site_builds set tried_at = clock_timestamp()
    where (asked_at > coalesce(called_at, '-infinity') or private.content_turned_at() > called_at)
      and coalesce(tried_at, '-infinity') <= clock_timestamp() - make_interval(secs => pause_seconds)
    returning true
  )
  select exists (select from taken)
$$;

-- Words of the audit trail for what is new here.
create or replace function private.audit_value(column_name text, value jsonb) returns text
language sql
immutable
set search_path = ''
return case
  when column_name = 'price_paise' then private.rupees(value::bigint)
  when column_name = 'is_active' then case when value::boolean then 'shown' else 'hidden' end
  when column_name in ('expires_on', 'first_day', 'last_day') then private.day_text((value #>> '{}')::date)
  else value #>> '{}'
end;

create or replace function private.audit_subject(table_name text, given jsonb) returns text
language sql
stable
set search_path = ''
return case table_name
  when 'vehicles' then given ->> 'display_name'
  when 'variants' then concat_ws(' ',
    (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'name')
  when 'accessories' then concat_ws(' ',
    (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'heading')
  when 'slides' then 'Slide ' || coalesce(nullif(given ->> 'title', ''), nullif(given ->> 'alt', ''), given ->> 'id')
  when 'offers' then 'Offer ' || (given ->> 'title')
  when 'notifications' then 'Notification ' || (given ->> 'id')
  when 'gallery_images' then 'Gallery picture ' || (given ->> 'id')
  when 'page_texts' then 'Text ' || replace(given ->> 'id', '-', ' ')
  when 'page_lists' then 'List ' || (given ->> 'id')
  when 'staff' then 'Account ' || (given ->> 'user_id')
  when 'dealers' then 'Outlet ' || (given ->> 'name')
  when 'dealership' then 'Dealership'
  else table_name
end;
