-- Idempotency keys of what staff add: a call that is sent again, because its answer was lost, adds nothing twice. The
-- key is the caller's; the hash tells a repeat from another call under the same key.

alter table public.offers
  add column idempotency_key uuid,
  add column body_hash text constraint offers_body_hash_check check (char_length(body_hash) = 64);
create unique index offers_idempotency_key_idx on public.offers (idempotency_key);
comment on column public.offers.idempotency_key is 'Made by the browser of whoever added it, so that a repeat adds one row.';
comment on column public.offers.body_hash is 'SHA-256 of what was sent: tells a repeat from another call under the same key.';
grant insert (idempotency_key, body_hash) on public.offers to authenticated;

alter table public.notifications
  add column idempotency_key uuid,
  add column body_hash text constraint notifications_body_hash_check check (char_length(body_hash) = 64);
create unique index notifications_idempotency_key_idx on public.notifications (idempotency_key);
comment on column public.notifications.idempotency_key is 'Made by the browser of whoever added it, so that a repeat adds one row.';
comment on column public.notifications.body_hash is 'SHA-256 of what was sent: tells a repeat from another call under the same key.';
grant insert (idempotency_key, body_hash) on public.notifications to authenticated;

alter table public.gallery_images
  add column idempotency_key uuid,
  add column body_hash text constraint gallery_images_body_hash_check check (char_length(body_hash) = 64);
create unique index gallery_images_idempotency_key_idx on public.gallery_images (idempotency_key);
comment on column public.gallery_images.idempotency_key is 'Made by the browser of whoever added it, so that a repeat adds one row.';
comment on column public.gallery_images.body_hash is 'SHA-256 of what was sent: tells a repeat from another call under the same key.';
grant insert (idempotency_key, body_hash) on public.gallery_images to authenticated;

-- The audit trail says what was added, not how it was sent.
create or replace function private.audit_words(table_name text, given jsonb) returns text
language sql
stable
set search_path = ''
return (
  select coalesce(string_agg(private.audit_label(table_name, key) || ': ' || private.audit_value(key, value), '; ' order by key), '')
  from jsonb_each(given)
  where key not in ('id', 'created_at', 'vehicle_id', 'sort_order', 'idempotency_key', 'body_hash')
    and jsonb_typeof(value) in ('string', 'number', 'boolean')
    and value <> '""'
);
