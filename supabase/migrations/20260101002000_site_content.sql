-- What staff show on the site for a time (slides, notifications and offers) and the pictures of the gallery.
-- Staff add, change and delete each. A key that the caller makes keeps a repeated call from adding twice, and
-- the hash beside the key tells a repeat from another call under the same key. Moments of change are kept to
-- thousandths of a second, because the API can hand back no more: an edit is saved only over the row that the
-- editor saw.

-- Slides: the pictures that pass by at the top of the home page. A slide says what it shows and links to it,
-- because a picture alone sells nothing. A new slide is the last one until staff move it.
create table public.slides (
  id bigint generated always as identity primary key,
  image text not null check (private.is_media_path(image)),
  alt text not null default '' check (private.is_line(alt, 200)),
  sort_order integer not null default 1000000,
  title text not null default '' check (private.is_line(title, 60)),
  line text not null default '' check (private.is_line(line, 120)),
  link text not null default '' check (char_length(link) <= 200 and link
    ~* '^(/((?!(admin|api)([/?]|$))(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9/?&=%.''_-]*)?)?$'),
  first_day date,
  last_day date,
  updated_at timestamptz(3) not null default now(),
  idempotency_key uuid,
  body_hash text check (char_length(body_hash) = 64),
  constraint slides_days_check check (last_day >= first_day)
);
comment on table public.slides is 'Pictures of the home page''s slider.';
comment on column public.slides.alt is 'What the picture shows, for those who cannot see it.';
comment on column public.slides.title is 'Large words over the picture; without them the picture stands alone.';
comment on column public.slides.line is 'One sentence below the title.';
comment on column public.slides.link is
  'Where the slide leads, as an address of this site such as /view-details?bikeName=SP125; never another site''s, the '
  'back office''s or the API''s.';
comment on column public.slides.first_day is
  'The Indian day from which visitors see it; at once where there is none.';
comment on column public.slides.last_day is
  'The last Indian day on which visitors see it; without end where there is none.';
comment on column public.slides.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';
comment on column public.slides.idempotency_key is
  'Made by the browser that added the row, so that a repeated call adds one row.';
comment on column public.slides.body_hash is
  'SHA-256 of the call''s body: tells a repeat from another call under the same key.';

create index slides_sort_order_idx on public.slides (sort_order, id);
create unique index slides_idempotency_key_idx on public.slides (idempotency_key);

alter table public.slides enable row level security;
grant select (id, image, alt, sort_order, title, line, link, first_day, last_day) on public.slides to anon;
grant
  select,
  insert (image, alt, title, line, link, first_day, last_day, idempotency_key, body_hash),
  update (image, alt, title, line, link, first_day, last_day),
  delete
on public.slides to authenticated;

create policy "anyone can read slides that run today" on public.slides
  for select to anon
  using (private.runs_today(first_day, last_day));
create policy "active staff can read slides" on public.slides
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add slides" on public.slides
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can update slides" on public.slides
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
create policy "owner and manager can delete slides" on public.slides
  for delete to authenticated
  using ((select private.edits_site()));

create trigger slides_set_updated_at before update on public.slides
  for each row execute function private.set_updated_at();
-- The audit trail has a line for each change of a slide, but none for a new place in the order.
create trigger slides_audit after insert or delete on public.slides
  for each row execute function private.audit_row();
create trigger slides_audit_changed after update on public.slides
  for each row when (old.sort_order = new.sort_order) execute function private.audit_row();
-- Pages show a slide on its days alone; private.content_turned_at knows the nights between.
create trigger slides_ask_for_build_of_new after insert on public.slides
  for each row when (private.runs_today(new.first_day, new.last_day)) execute function private.ask_for_build();
create trigger slides_ask_for_build_of_changed after update on public.slides
  for each row when (
    private.runs_today(old.first_day, old.last_day) or private.runs_today(new.first_day, new.last_day)
  ) execute function private.ask_for_build();
create trigger slides_ask_for_build_of_old after delete on public.slides
  for each row when (private.runs_today(old.first_day, old.last_day)) execute function private.ask_for_build();

-- Notifications: the pictures of the home page's popup. The file is in the bucket of the same name.
create table public.notifications (
  id bigint generated always as identity primary key,
  image text not null check (private.is_media_path(image)),
  alt text not null default '' check (private.is_line(alt, 200)),
  created_at timestamptz not null default now(),
  idempotency_key uuid,
  body_hash text check (char_length(body_hash) = 64),
  updated_at timestamptz(3) not null default now(),
  first_day date,
  last_day date,
  constraint notifications_days_check check (last_day >= first_day)
);
comment on table public.notifications is
  'Pictures the home page shows in its popup; the highest id that runs today is the latest.';
comment on column public.notifications.alt is 'What the picture says, for those who cannot see it.';
comment on column public.notifications.idempotency_key is
  'Made by the browser that added the row, so that a repeated call adds one row.';
comment on column public.notifications.body_hash is
  'SHA-256 of the call''s body: tells a repeat from another call under the same key.';
comment on column public.notifications.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';
comment on column public.notifications.first_day is
  'The Indian day from which visitors see it; at once where there is none.';
comment on column public.notifications.last_day is
  'The last Indian day on which visitors see it; without end where there is none.';

create unique index notifications_idempotency_key_idx on public.notifications (idempotency_key);

alter table public.notifications enable row level security;
grant select (id, image, alt, created_at, first_day, last_day) on public.notifications to anon;
grant
  select,
  insert (image, alt, idempotency_key, body_hash, first_day, last_day),
  update (image, alt, first_day, last_day),
  delete
on public.notifications to authenticated;

create policy "anyone can read notifications that run today" on public.notifications
  for select to anon
  using (private.runs_today(first_day, last_day));
create policy "active staff can read notifications" on public.notifications
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add notifications" on public.notifications
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can update notifications" on public.notifications
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
create policy "owner and manager can delete notifications" on public.notifications
  for delete to authenticated
  using ((select private.edits_site()));

create trigger notifications_set_updated_at before update on public.notifications
  for each row execute function private.set_updated_at();
create trigger notifications_audit after insert or update or delete on public.notifications
  for each row execute function private.audit_row();

-- Offers: what the dealer promotes at the moment. The picture is in the bucket of the same name. An offer may
-- take rupees off the price of its models: such an offer is a line of their on-road price while it runs.
create table public.offers (
  id bigint generated always as identity primary key,
  title text not null check (private.is_line(title, 120, 1)),
  description text not null check (private.is_paragraph(description, 2000, 1)),
  image text not null check (private.is_media_path(image)),
  alt text not null default '' check (private.is_line(alt, 200)),
  created_at timestamptz not null default now(),
  idempotency_key uuid,
  body_hash text check (char_length(body_hash) = 64),
  updated_at timestamptz(3) not null default now(),
  first_day date,
  last_day date,
  terms text not null default '' check (private.is_paragraph(terms, 2000)),
  models text[] not null default '{}'
    check (cardinality(models) <= 100 and private.are_lines(models, 5000)),
  rupees_off integer check (rupees_off between 1 and 1000000),
  constraint offers_days_check check (last_day >= first_day)
);
comment on table public.offers is 'Offers; visitors see the one with the highest id among those that run today.';
comment on column public.offers.alt is 'What the picture shows, for those who cannot see it.';
comment on column public.offers.idempotency_key is
  'Made by the browser that added the row, so that a repeated call adds one row.';
comment on column public.offers.body_hash is
  'SHA-256 of the call''s body: tells a repeat from another call under the same key.';
comment on column public.offers.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';
comment on column public.offers.first_day is
  'The Indian day from which visitors see it; at once where there is none.';
comment on column public.offers.last_day is
  'The last Indian day on which visitors see it; without end where there is none.';
comment on column public.offers.terms is 'Small print below the offer.';
comment on column public.offers.models is 'Names of the models that the offer is for; empty where it is for all.';
comment on column public.offers.rupees_off is
  'Whole rupees that the offer takes off the on-road price of its models; null where it takes none off.';

create unique index offers_idempotency_key_idx on public.offers (idempotency_key);

alter table public.offers enable row level security;
grant
  select (
    id, title, description, image, alt, created_at, first_day, last_day, terms, models, rupees_off
  )
on public.offers to anon;
grant
  select,
  insert (
    title, description, image, alt, idempotency_key, body_hash, first_day, last_day, terms, models, rupees_off
  ),
  update (title, description, image, alt, first_day, last_day, terms, models, rupees_off),
  delete
on public.offers to authenticated;

create policy "anyone can read offers that run today" on public.offers
  for select to anon
  using (private.runs_today(first_day, last_day));
create policy "active staff can read offers" on public.offers
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add offers" on public.offers
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can update offers" on public.offers
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
create policy "owner and manager can delete offers" on public.offers
  for delete to authenticated
  using ((select private.edits_site()));

create trigger offers_set_updated_at before update on public.offers
  for each row execute function private.set_updated_at();
create trigger offers_audit after insert or update or delete on public.offers
  for each row execute function private.audit_row();
-- Pages show an offer on its days alone, like a slide.
create trigger offers_ask_for_build_of_new after insert on public.offers
  for each row when (private.runs_today(new.first_day, new.last_day)) execute function private.ask_for_build();
create trigger offers_ask_for_build_of_changed after update on public.offers
  for each row when (
    private.runs_today(old.first_day, old.last_day) or private.runs_today(new.first_day, new.last_day)
  ) execute function private.ask_for_build();
create trigger offers_ask_for_build_of_old after delete on public.offers
  for each row when (private.runs_today(old.first_day, old.last_day)) execute function private.ask_for_build();

-- An offer follows a model to its new name.
create function private.rename_in_offers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.offers set models = array_replace(models, old.bike_name, new.bike_name)
  where models @> array[old.bike_name];
  return null;
end
$$;
comment on function private.rename_in_offers() is
  'Trigger: offers name a model by its present name. Definer, because the catalogue is written by functions.';

create trigger vehicles_rename_in_offers after update of bike_name on public.vehicles
  for each row when (old.bike_name is distinct from new.bike_name) execute function private.rename_in_offers();

-- Gallery images: pictures of the dealership and its customers. The file is in the bucket gallery.
create table public.gallery_images (
  id bigint generated always as identity primary key,
  image text not null check (private.is_media_path(image)),
  alt text not null default '' check (private.is_line(alt, 200)),
  created_at timestamptz not null default now(),
  idempotency_key uuid,
  body_hash text check (char_length(body_hash) = 64),
  sort_order integer not null default 0,
  updated_at timestamptz(3) not null default now()
);
comment on table public.gallery_images is
  'Pictures of the gallery page, in the order that staff gave them, new ones first.';
comment on column public.gallery_images.alt is 'What the picture shows, for those who cannot see it.';
comment on column public.gallery_images.idempotency_key is
  'Made by the browser that added the row, so that a repeated call adds one row.';
comment on column public.gallery_images.body_hash is
  'SHA-256 of the call''s body: tells a repeat from another call under the same key.';
comment on column public.gallery_images.sort_order is
  'Place on the page; pictures of equal place, such as new ones, are shown newest first.';
comment on column public.gallery_images.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';

create unique index gallery_images_idempotency_key_idx on public.gallery_images (idempotency_key);

alter table public.gallery_images enable row level security;
grant select (id, image, alt, created_at, sort_order) on public.gallery_images to anon;
grant
  select,
  insert (image, alt, idempotency_key, body_hash),
  update (image, alt),
  delete
on public.gallery_images to authenticated;

create policy "anyone can read gallery images" on public.gallery_images
  for select to anon
  using (true);
create policy "active staff can read gallery images" on public.gallery_images
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add gallery images" on public.gallery_images
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can update gallery images" on public.gallery_images
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
create policy "owner and manager can delete gallery images" on public.gallery_images
  for delete to authenticated
  using ((select private.edits_site()));

create trigger gallery_images_set_updated_at before update on public.gallery_images
  for each row execute function private.set_updated_at();
create trigger gallery_images_audit after insert or delete on public.gallery_images
  for each row execute function private.audit_row();
create trigger gallery_images_audit_changed after update on public.gallery_images
  for each row when (old.sort_order = new.sort_order) execute function private.audit_row();
create trigger gallery_images_ask_for_build after insert or update or delete on public.gallery_images
  for each row execute function private.ask_for_build();

-- Puts slides and gallery pictures into the order that staff chose: one line of the audit trail, however many
-- were moved. Definer, because staff set no order by hand.
create function private.order_content(kind text, ids bigint[], expected bigint[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current_ids bigint[];
  event public.audit_events;
begin
  perform private.require_site_editor();
  -- Ordering is rare and quick, so one call at a time may do it.
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
  'Puts slides or gallery pictures into an order, if they are still in the expected one. Answers {"outcome": "saved" '
  '| "conflict"}.';
call private.expose('order_content', 'authenticated');
