-- On-road prices that visitors keep under a number. A slip holds no word about a person, and nothing changes it.

create table private.price_slips (
  number text primary key check (number ~ '^S-[0-9A-HJKMNP-TV-Z]{6}$'),
  slip jsonb not null check (jsonb_typeof(slip) = 'object' and char_length(slip::text) <= 60000),
  created_at timestamptz not null default now()
);
comment on table private.price_slips is 'Slips with an on-road price, for 180 days. The server alone writes and reads them, by their number.';
comment on column private.price_slips.number is 'What a visitor reads out: S- and six letters and digits that nobody can guess.';
comment on column private.price_slips.slip is 'The whole slip as the contract describes it, but for its number.';
comment on column private.price_slips.created_at is 'When it was made; it goes 180 days later.';
alter table private.price_slips enable row level security;
create index price_slips_created_at_idx on private.price_slips (created_at);

create function public.store_price_slip(slip jsonb, sender text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  made text;
begin
  -- So that one address never fills the database; a shop full of people has enough.
  if private.is_over_pace('slip ' || sender, now(), 60) then
    return null;
  end if;
  loop
    -- The last digits of a random uuid are random, and its reference has no letter that is taken for another.
    insert into private.price_slips (number, slip)
      values ('S-' || right(private.reference_of(gen_random_uuid()), 6), store_price_slip.slip)
      on conflict (number) do nothing
      returning number into made;
    exit when made is not null;
  end loop;
  return made;
end
$$;
comment on function public.store_price_slip(jsonb, text) is
  'Keeps a slip and answers its number, null when its sender kept sixty in ten minutes; for the server, which worked it out itself.';

create function public.find_price_slip(slip_number text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$ select slip from private.price_slips where number = slip_number $$;
comment on function public.find_price_slip(text) is 'A slip by its number, null when there is none; for the server, which counts who asks.';

create function public.sweep_price_slips() returns integer
language sql
security definer
set search_path = ''
as $$
  with gone as (
    delete from private.price_slips where created_at < now() - interval '180 days' returning 1
  )
  select count(*)::integer from gone
$$;
comment on function public.sweep_price_slips() is 'Removes slips that are older than 180 days and answers how many.';

revoke execute on function public.store_price_slip(jsonb, text), public.find_price_slip(text), public.sweep_price_slips()
  from public, anon, authenticated;
grant execute on function public.store_price_slip(jsonb, text), public.find_price_slip(text), public.sweep_price_slips()
  to service_role;
