-- A slip that stands already is not kept again, and a day takes so many bytes of them, as it does of enquiries: one address
-- could fill the database with slips, each kept for 180 days.

alter table private.price_slips add column content_hash text;
comment on column private.price_slips.content_hash is 'Of the whole slip; none for slips from before there was one.';
create unique index price_slips_content_hash_key on private.price_slips (content_hash);

alter table private.enquiry_days add column slip_bytes bigint not null default 0;
comment on column private.enquiry_days.slip_bytes is 'Bytes of all price slips of the day.';
alter table private.enquiry_limits add column slip_bytes_a_day bigint not null default 5000000;
comment on column private.enquiry_limits.slip_bytes_a_day is 'Of all price slips together; a thousand of them. An address may keep as many as it may send enquiries.';
alter table private.enquiry_senders drop constraint enquiry_senders_sender_check;
alter table private.enquiry_senders add constraint enquiry_senders_sender_check check (char_length(sender) <= 80) not valid;
comment on column private.enquiry_senders.sender is 'Behind the word slip where it counts price slips.';

create or replace function public.store_price_slip(slip jsonb, sender text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  content constant text := encode(sha256(convert_to(slip::text, 'UTF8')), 'hex');
  size constant bigint := octet_length(slip::text) + 500;
  bytes_a_day bigint;
  taken bigint;
  made text;
begin
  -- So that one address never fills the database; a shop full of people has enough.
  if private.is_over_pace('slip ' || sender, now(), 60) then
    return null;
  end if;
  select number into made from private.price_slips where content_hash = content;
  if made is not null then
    return made;
  end if;
  select limits.slip_bytes_a_day, coalesce(days.slip_bytes, 0) into bytes_a_day, taken
  from private.enquiry_limits limits left join private.enquiry_days days on days.day = today;
  if taken >= bytes_a_day or private.count_sender('slip ' || sender, taken >= bytes_a_day / 2) is null then
    return null;
  end if;
  loop
    -- The last digits of a random uuid are random, and its reference has no letter that is taken for another.
    insert into private.price_slips (number, slip, content_hash)
      values ('S-' || right(private.reference_of(gen_random_uuid()), 6), store_price_slip.slip, content)
      on conflict do nothing
      returning number into made;
    exit when made is not null;
    -- The number was taken, or somebody kept the same slip at this moment.
    select number into made from private.price_slips where content_hash = content;
    exit when made is not null;
  end loop;
  insert into private.enquiry_days as days (day, bytes, slip_bytes) values (today, 0, size)
  on conflict (day) do update set slip_bytes = days.slip_bytes + excluded.slip_bytes;
  return made;
end
$$;
comment on function public.store_price_slip(jsonb, text) is 'Keeps a slip and answers its number, that of the same slip where one stands; null when its sender kept sixty in ten minutes, or it and everybody had what a day takes. For the server, which worked it out itself.';
comment on function public.find_price_slip(text) is 'A slip by its number, null when there is none; for the server. It names nobody, so nobody counts who asks.';
