-- Two members of staff who edit one offer or notification: an edit is saved only over the row that it was judged by, so that
-- nobody overwrites unseen what came in between. Thousandths of a second, because that is what the API can hand back.

-- squawk-ignore adding-field-with-default
alter table public.offers add column updated_at timestamptz(3) not null default now();
comment on column public.offers.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';
create trigger offers_set_updated_at before update on public.offers
  for each row execute function private.set_updated_at();

-- squawk-ignore adding-field-with-default
alter table public.notifications add column updated_at timestamptz(3) not null default now();
comment on column public.notifications.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';
create trigger notifications_set_updated_at before update on public.notifications
  for each row execute function private.set_updated_at();
