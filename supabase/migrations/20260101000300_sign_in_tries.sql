-- Sign-in tries: how often somebody tried a password lately, so that nobody can go on guessing. Names and
-- addresses come as hashes under a key that the database does not have.
create table private.sign_in_tries (
  bucket text primary key check (char_length(bucket) between 16 and 64),
  tried_at timestamptz[] not null default '{}',
  last_at timestamptz not null default now()
);
comment on table private.sign_in_tries is
  'Tries of the last 15 minutes by bucket: a user, an address, or a device that signed in before. Older ones are '
  'deleted.';

create index sign_in_tries_last_at_idx on private.sign_in_tries (last_at);

alter table private.sign_in_tries enable row level security;

create function public.find_staff_sign_in(typed text)
returns table (id uuid, email text)
language sql stable security invoker set search_path = ''
as $$
  select staff.id, staff.email from public.staff
  where lower(staff.user_id collate "C") = lower(typed collate "C")
    or lower(staff.email collate "C") = lower(typed collate "C")
  order by lower(staff.user_id collate "C") = lower(typed collate "C") desc
  limit 1
$$;
comment on function public.find_staff_sign_in(text) is
  'The account that somebody means by a user id or an e-mail at sign-in: both names of one account share their tries.';
grant execute on function public.find_staff_sign_in(text) to service_role;

-- Definer, because the table is closed to all API roles.
create function private.take_sign_in_try(user_bucket text, address_bucket text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  span constant interval := '15 minutes';
  moment timestamptz;
  is_free boolean;
begin
  -- One lock for each name, taken in the same order by every caller, whether a row of that name exists or
  -- not: tries at the same time wait for each other and are counted one by one.
  perform pg_advisory_xact_lock(hashtextextended(one, 0))
  from (select one from unnest(array[user_bucket, address_bucket]) as one where one is not null order by one) as sorted;
  insert into private.sign_in_tries (bucket)
  select distinct one from unnest(array[user_bucket, address_bucket]) as one where one is not null
  on conflict (bucket) do nothing;

  moment := clock_timestamp();
  update private.sign_in_tries
  set tried_at = array(select one from unnest(tried_at) as one where one > moment - span)
  where bucket in (user_bucket, address_bucket);

  select bool_and(cardinality(tried_at) < case bucket when user_bucket then 10 else 50 end) into is_free
  from private.sign_in_tries where bucket in (user_bucket, address_bucket);

  -- A refused try does not count: the wait never grows, and an address that is full cannot fill a user's
  -- bucket.
  if is_free then
    update private.sign_in_tries
    set tried_at = tried_at || moment, last_at = moment
    where bucket in (user_bucket, address_bucket);
  else
    delete from private.sign_in_tries where bucket in (user_bucket, address_bucket) and tried_at = '{}';
  end if;

  delete from private.sign_in_tries where bucket in (
    select bucket from private.sign_in_tries
    where last_at < moment - span
    order by last_at limit 100 for update skip locked);
  return is_free;
end
$$;
comment on function private.take_sign_in_try(text, text) is
  'May one more password be tried? Counts the try when it may: 10 for a user and 50 for an address in any 15 minutes.';
call private.expose('take_sign_in_try', 'service_role');

create function private.forget_sign_in_try(user_bucket text, address_bucket text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(one, 0))
  from (select one from unnest(array[user_bucket, address_bucket]) as one where one is not null order by one) as sorted;
  delete from private.sign_in_tries where bucket = user_bucket;
  update private.sign_in_tries set tried_at = tried_at[:cardinality(tried_at) - 1] where bucket = address_bucket;
end
$$;
comment on function private.forget_sign_in_try(text, text) is
  'After a right password: frees the user, and takes this one try off the address, where colleagues sign in too.';
call private.expose('forget_sign_in_try', 'service_role');
