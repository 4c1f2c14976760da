-- Budgets: how much visitors may send. A college, a shop or the customers of a mobile network share one
-- address, so the budgets of an address are wide; anyone can get 65,536 networks of the size that counts as
-- one address from a host or a tunnel, so the network around them has a budget too; and the budget of all
-- keeps the database, the storage and the dealer's mail account from being filled from however many
-- addresses. A budget of all is what one visitor can take from another, so five networks that used up theirs
-- always leave it room for the next visitor.
create table private.budgets (
  name text primary key check (char_length(name) between 1 and 40),
  minutes integer not null check (minutes in (10, 60, 1440)),
  of_one bigint not null default 1 check (of_one > 0),
  of_address bigint check (of_address >= 0),
  of_network bigint check (of_network >= 0),
  of_all bigint check (of_all >= 0),
  constraint budgets_five_networks_check check (coalesce(of_all >= 5 * of_network + of_one, of_all is null))
);
comment on table private.budgets is
  'What an address, its network and all visitors together may use up of something; null means without end. Change a '
  'number here, and it counts from the next call on.';
comment on column private.budgets.minutes is
  'For how long the budget is: ten minutes or an hour from the first use, or, with 1440, an Indian calendar day.';
comment on column private.budgets.of_one is 'The most that one call of one visitor uses up.';

alter table private.budgets enable row level security;

-- Times are held and booked by phones, thousands of which share an address of their carrier: so an address
-- and a network may use what a busy hour of a town needs, and the budget of all is what keeps a flood from
-- many networks from taking every time of four weeks. Long forms, those that a script-less browser or a robot
-- sent, and files each have bytes of their own: what tightens when one of them is used up is how large a form
-- may be, and never whether a short one is taken.
insert into private.budgets (name, minutes, of_one, of_address, of_network, of_all) values
  ('forms in ten minutes', 10, 1, 120, 480, null),
  ('forms', 1440, 1, 400, 1600, null),
  ('bytes of forms', 1440, 4000, 1600000, 4800000, 26000000),
  ('bytes of long forms', 1440, 20000, 500000, 1000000, 10000000),
  ('bytes of doubtful forms', 1440, 4000, 250000, 500000, 3000000),
  ('bytes of long doubtful forms', 1440, 20000, 100000, 190000, 1000000),
  ('doubtful forms of a number', 10, 1, 5, null, null),
  ('enquiries of a number', 10, 1, 5, null, null),
  ('slips in ten minutes', 10, 1, 60, 240, null),
  ('bytes of slips', 1440, 61000, 450000, 900000, 5000000),
  ('held times', 10, 1, 60, 240, 1500),
  ('booked times', 1440, 1, 60, 160, 1000),
  ('reports in ten minutes', 10, 1, 60, 240, null),
  ('reports', 1440, 1, 400, 1600, null),
  ('addresses for photographs', 10, 1, 24, 96, null),
  ('bytes of photographs', 1440, 2097152, 37748736, 37748736, 209715200),
  ('addresses for resumes', 10, 1, 10, 40, null),
  ('bytes of resumes', 1440, 10485760, 50331648, 50331648, 262144000),
  ('bytes of resumes in forms', 1440, 10485760, 50331648, 50331648, 262144000),
  ('codes in an hour', 60, 1, 10, 40, 400),
  ('codes of a mailbox', 60, 1, 3, null, null),
  ('receipts in an hour', 60, 1, 5, null, null),
  ('receipts', 1440, 1, null, 20, 300),
  ('mails about leads in ten minutes', 10, 1, null, 5, 30),
  ('mails about leads', 1440, 1, null, 60, 400);

create table private.charges (
  budget text not null references private.budgets (name) on delete cascade,
  payer text not null check (char_length(payer) <= 90),
  amount bigint not null check (amount >= 0),
  ends_at timestamptz not null,
  primary key (budget, payer)
);
comment on table private.charges is
  'How much of a budget is used up until ends_at. A payer is an address, a network, or all; address and network are '
  'hashes that change with the Indian calendar day.';

create index charges_ends_at_idx on private.charges (ends_at);

alter table private.charges enable row level security;

create function private.budget_end(minutes integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when minutes = 1440 then private.indian_day_start(private.indian_day(now()) + 1)
    else now() + make_interval(mins => minutes) end
$$;
comment on function private.budget_end(integer) is 'When a budget of so many minutes that begins now is free again.';

-- A sender is 32 digits of an address and 32 of its network.
create function private.charge(sender text, costs jsonb) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  due record;
  used record;
  opens_at timestamptz;
begin
  begin
    -- Rows are locked in one order, that of all last, because everybody waits for it.
    for due in
      select budgets.name, budgets.minutes, payers.payer, payers.most, (costs ->> budgets.name)::bigint as cost
      from private.budgets
      cross join lateral (values
        (1, 'address ' || sender, of_address),
        (2, 'network ' || right(sender, 32), of_network),
        (3, 'all', of_all)) as payers (place, payer, most)
      where costs ? budgets.name and payers.payer is not null and payers.most is not null
      order by payers.place, budgets.minutes desc, budgets.name
    loop
      insert into private.charges as known (budget, payer, amount, ends_at)
      values (due.name, due.payer, due.cost, private.budget_end(due.minutes))
      on conflict on constraint charges_pkey do update set
        amount = excluded.amount + case when known.ends_at > now() then known.amount else 0 end,
        ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
      returning amount, ends_at into used;
      if used.amount > due.most then
        opens_at := used.ends_at;
        raise exception 'used up' using errcode = 'configuration_limit_exceeded';
      end if;
    end loop;
  -- What was charged before the refusal is undone: so a refused call uses up nothing of its neighbours'
  -- budget.
  exception when configuration_limit_exceeded then
    return opens_at;
  end;
  if random() < 0.01 then
    delete from private.charges where (budget, payer) in (
      select budget, payer from private.charges where ends_at < now() limit 500 for update skip locked);
  end if;
  return null;
end
$$;
comment on function private.charge(text, jsonb) is
  'Charges the budgets named in costs ({name: amount}) to an address, its network and all; null when each had room, '
  'otherwise the moment when the first that had none is free again, and nothing is charged. Without a sender all '
  'alone are charged.';

create function private.used_by_address(budget text, sender text) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount), 0) from private.charges
  where charges.budget = used_by_address.budget and payer = 'address ' || sender and ends_at > now()
$$;
comment on function private.used_by_address(text, text) is 'How much of a budget an address has used up.';
