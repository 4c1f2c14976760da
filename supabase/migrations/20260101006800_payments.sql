-- Payments: what a buyer pays ahead on an order, with the papers that the law asks for: a receipt voucher for
-- each payment, and a refund voucher for what goes back. Nothing is asked for before the owner has said what
-- is returned when an order is cancelled.
create table public.payment_settings (
  id smallint primary key default 1 constraint payment_settings_is_only_row_check check (id = 1),
  upi_id text not null default ''
    check (upi_id = '' or upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$'),
  payee text not null default '' check (private.is_line(payee, 60)),
  token_paise bigint not null default 0 check (token_paise >= 0),
  cap_paise bigint not null default 0 check (cap_paise between 0 and 10000000000),
  refund_lines jsonb not null default '[]'
    check (private.fits(refund_lines, private.shape_of('payment_settings.refund_lines'))),
  updated_at timestamptz(3) not null default now(),
  constraint payment_settings_token_check check (token_paise <= cap_paise),
  constraint payment_settings_upi_check check ((upi_id = '') = (payee = ''))
);
comment on table public.payment_settings is 'What the owner says about paying ahead on an order; one row.';
comment on column public.payment_settings.upi_id is
  'The dealer''s address for UPI, which the buyer''s page pays to; empty: the page offers no UPI.';
comment on column public.payment_settings.payee is 'The name that the bank shows for this address.';
comment on column public.payment_settings.token_paise is 'The token that a booking begins with.';
comment on column public.payment_settings.cap_paise is 'The most that is taken ahead on one order; 0: nothing is.';
comment on column public.payment_settings.refund_lines is
  'What is kept of a payment when its order is cancelled: [{"when", "days", "keptPercent"}]. The first line that fits '
  'holds; where none fits, all is returned. Without lines nothing is asked for.';
comment on column public.payment_settings.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';

alter table public.payment_settings enable row level security;
grant select, update (upi_id, payee, token_paise, cap_paise, refund_lines) on public.payment_settings to authenticated;
grant select on public.payment_settings to office;
create policy "who sells reads what holds for payments" on public.payment_settings
  for select to authenticated
  using ((select private.has_role('owner', 'manager', 'sales')));
create policy "the office reads what holds for payments for who sells" on public.payment_settings
  for select to office
  using ((select private.has_role('owner', 'manager', 'sales')));
comment on policy "the office reads what holds for payments for who sells" on public.payment_settings is
  'Owner, manager and sales.';
create policy "the owner says what holds for payments" on public.payment_settings
  for update to authenticated
  using ((select private.has_role('owner')) and (select private.edits_site()))
  with check ((select private.has_role('owner')) and (select private.edits_site()));
insert into public.payment_settings default values;

create trigger payment_settings_set_updated_at before update on public.payment_settings
  for each row execute function private.set_updated_at();
create trigger payment_settings_audit after update on public.payment_settings
  for each row execute function private.audit_row();

create table public.payments (
  id uuid primary key,
  order_id uuid not null references public.orders (id),
  state text not null default 'received' check (state in ('received', 'waiting')),
  came_as text not null default '' check (came_as in ('', 'amount', 'more', 'cancelled')),
  paise bigint not null check (paise between 1 and 10000000000),
  way text not null check (way in ('upi', 'cash', 'card', 'bank-transfer', 'link')),
  reference text not null default '' check (private.is_line(reference, 60)),
  paid_on date not null,
  came_at timestamptz not null default now(),
  received_at timestamptz,
  received_by text not null default '',
  number text unique check (private.is_line(number, 30, 1)),
  gstin text not null default '',
  goods text not null check (private.is_line(goods, 250, 1)),
  refund_lines jsonb not null check (private.fits(refund_lines, private.shape_of('payment_settings.refund_lines'))),
  constraint payments_voucher_check check ((state = 'received') = (number is not null)),
  constraint payments_received_check check ((state = 'received') = (received_at is not null)),
  constraint payments_waiting_check check (state = 'received' or came_as <> '')
);
comment on table public.payments is
  'What was paid ahead on orders, a row a payment, each with its receipt voucher. The law keeps vouchers, so a row is '
  'never removed; the buyer stands with the lead alone.';
comment on column public.payments.id is
  'Made by the browser, or of a provider''s id of the payment, so that a repeated call adds one.';
comment on column public.payments.state is
  'received: it has its voucher; waiting: the money came and a person looks at it first.';
comment on column public.payments.came_as is
  'Why a payment through a link waits or waited: another amount than asked for, more than the token, or after the order '
  'was cancelled.';
comment on column public.payments.reference is
  'The bank''s or the provider''s id of the payment; of one way no two payments share one.';
comment on column public.payments.paid_on is 'The day in India on which the buyer paid.';
comment on column public.payments.received_by is 'The name that the member of staff had then; empty for a provider.';
comment on column public.payments.number is 'The number of the receipt voucher, without gaps within a financial year.';
comment on column public.payments.gstin is 'The dealer''s GSTIN as it stood on the voucher''s day.';
comment on column public.payments.goods is 'What is ordered, as the voucher describes it.';
comment on column public.payments.refund_lines is
  'What held for returning this payment when it was made, as payment_settings.refund_lines.';

create unique index payments_reference_key on public.payments (way, lower(reference)) where reference <> '';
create index payments_order_id_idx on public.payments (order_id, came_at);

create table public.refunds (
  id uuid primary key,
  payment_id uuid not null unique references public.payments (id),
  paise bigint not null check (paise > 0),
  table_paise bigint not null check (table_paise >= 0),
  because text not null default '' check (private.is_line(because, 200)),
  way text not null check (way in ('upi', 'cash', 'card', 'bank-transfer', 'link')),
  reference text not null default '' check (private.is_line(reference, 60)),
  made_at timestamptz not null default now(),
  made_by text not null,
  number text not null unique check (private.is_line(number, 30, 1)),
  constraint refunds_reason_check check (paise = table_paise or because <> '')
);
comment on table public.refunds is
  'What of a payment went back to the buyer, at most once a payment, each with its refund voucher.';
comment on column public.refunds.table_paise is 'What the lines of the payment return.';
comment on column public.refunds.because is 'Why another amount than that went back; a manager or the owner says so.';
comment on column public.refunds.way is 'How it went back; mostly as the payment came.';
comment on column public.refunds.reference is
  'The bank''s or the provider''s id of what went back; payments that went back in one transfer share one.';
comment on column public.refunds.made_by is 'The name that the member of staff had then.';
comment on column public.refunds.number is 'The number of the refund voucher, without gaps within a financial year.';

-- Staff read payments with their order, and change them through functions that lock the order first.
alter table public.payments enable row level security;
grant select on public.payments to office;
create policy "who sells sees the payments of the orders they see" on public.payments
  for select to office
  using ((select private.has_role('owner', 'manager', 'sales'))
    and exists (select from public.orders where orders.id = order_id));
comment on policy "who sells sees the payments of the orders they see" on public.payments is
  'Owner, manager and sales, of the orders that they see by the policy of orders.';

alter table public.refunds enable row level security;
grant select on public.refunds to office;
create policy "staff see the refunds of the payments they see" on public.refunds
  for select to office
  using (exists (select from public.payments where payments.id = payment_id));
comment on policy "staff see the refunds of the payments they see" on public.refunds is
  'Staff who see the payment, by the policy of payments.';

create function private.returned_paise(payment public.payments, because text, today date) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  line jsonb;
  holds boolean;
begin
  -- Nobody asked for such a payment, so no line is about it.
  if payment.came_as in ('more', 'cancelled') then
    return payment.paise;
  end if;
  for line in select value from jsonb_array_elements(payment.refund_lines) loop
    holds := case line ->> 'when'
      when 'days' then today <= payment.paid_on + (line ->> 'days')::integer
      when 'before-set-aside' then private.step_done_on(payment.order_id, 'vehicle-set-aside') is null
      when 'after-registered' then private.step_done_on(payment.order_id, 'registered') is not null
      when 'not-available' then because = 'not-available'
      else true end;
    if holds then
      return payment.paise - payment.paise * (line ->> 'keptPercent')::integer / 100;
    end if;
  end loop;
  return payment.paise;
end
$$;
comment on function private.returned_paise(public.payments, text, date) is
  'What the lines of a payment return when its order is cancelled for a reason on a day in India: parts of a paisa go to '
  'the buyer. domain/payments/refund-table.ts works out the same.';

create function private.refund_json(of_payment uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', id, 'number', number, 'paise', paise, 'tablePaise', table_paise, 'because', because,
      'way', way, 'reference', reference, 'madeAt', made_at, 'madeBy', made_by)
    from public.refunds where payment_id = of_payment);
end
$$;
comment on function private.refund_json(uuid) is 'What of a payment went back; null while nothing did.';
grant execute on function private.refund_json(uuid) to office;

create function private.payments_json(order_ids uuid[]) returns table (order_id uuid, list jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select paid.order_id, jsonb_agg(jsonb_build_object('id', paid.id, 'state', paid.state, 'cameAs', paid.came_as,
      'paise', paid.paise, 'way', paid.way, 'reference', paid.reference, 'paidOn', paid.paid_on,
      'receivedAt', paid.received_at, 'receivedBy', paid.received_by, 'number', coalesce(paid.number, ''),
      'gstin', paid.gstin, 'goods', paid.goods, 'refundLines', paid.refund_lines,
      'refund', private.refund_json(paid.id)) order by paid.came_at, paid.id)
    from public.payments paid where paid.order_id = any (order_ids) group by paid.order_id;
end
$$;
comment on function private.payments_json(uuid[]) is
  'The payments of each of these orders, oldest first, each with what went back of it; none for a caller who sells nothing.';
grant execute on function private.payments_json(uuid[]) to office;

create function private.payment_cap() returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select cap_paise from public.payment_settings where refund_lines <> '[]'), 0);
end
$$;
comment on function private.payment_cap() is
  'The most in paise that is taken ahead on one order; 0 while the owner takes nothing, or has not said what is returned.';
grant execute on function private.payment_cap() to office;

create function private.held_paise(of_order uuid) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(sum(payments.paise - coalesce(refunds.paise, 0)), 0)
    from public.payments left join public.refunds on refunds.payment_id = payments.id
    where order_id = of_order and state = 'received');
end
$$;
comment on function private.held_paise(uuid) is 'What was received on an order, less what went back.';

create function private.order_reference(order_id uuid) returns text
language sql immutable set search_path = ''
as $$ select upper(left(order_id::text, 8)) $$;
comment on function private.order_reference(uuid) is
  'The number of an order for bank statements: the first eight letters and digits of its id.';
grant execute on function private.order_reference(uuid) to office;

-- For the buyer's own page.
create function private.own_token_json(given public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  held constant bigint := private.held_paise(given.id);
  waiting constant bigint := (
    select coalesce(sum(paise), 0) from public.payments where order_id = given.id and state = 'waiting');
  cap constant bigint := private.payment_cap();
  due constant bigint := least(given.token_paise, cap) - held;
begin
  return jsonb_build_object('waitingPaise', waiting, 'asked', case
    when given.state = 'open' and waiting = 0 and due > 0 then (
      select jsonb_build_object('paise', due, 'reference', private.order_reference(given.id), 'upiId', upi_id,
        'payee', payee, 'refundLines', refund_lines,
        'begunAt', (
          select max(made_at) from private.payment_links link
          where link.order_id = given.id and settled_at is null and made_at > now() - interval '1 day'))
      from public.payment_settings) end);
end
$$;
comment on function private.own_token_json(public.orders) is
  'What the buyer of an order is asked to pay ahead, with what comes back; asked is null where nothing is. waitingPaise is what '
  'came and waits for a person.';

create function private.vouchers_json(of_order uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', number, 'issuedAt', received_at, 'paidOn', paid_on,
      'paise', paise, 'way', way, 'reference', reference, 'gstin', gstin, 'goods', goods,
      'refund', private.refund_json(id) - array['id', 'tablePaise', 'because', 'madeBy']) order by received_at, id), '[]')
    from public.payments where order_id = of_order and state = 'received');
end
$$;
comment on function private.vouchers_json(uuid) is 'The vouchers of an order as its buyer reads them, oldest first.';

-- Privacy: vouchers stay, because the law wants them; what leads to the person goes.
create function private.payments_file(of_order uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', coalesce(number, ''), 'paidOn', paid_on,
      -- In rupees, because the file is handed out as it is.
      'amount', payments.paise / 100.0, 'way', way, 'reference', reference,
      'returned', (select refunds.paise / 100.0 from public.refunds where payment_id = payments.id),
      'returnedReference', coalesce((
        select refunds.reference from public.refunds where payment_id = payments.id), '')) order by came_at), '[]')
    from public.payments where order_id = of_order);
end
$$;
comment on function private.payments_file(uuid) is 'The payments of an order, as the file of a person holds them.';
grant execute on function private.payments_file(uuid) to office;

create function private.erase_payments(of_lead uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  -- A provider's id names no person, and without it the provider's next word would add the payment again.
  update public.payments set reference = ''
  where way <> 'link' and order_id in (select id from public.orders where lead_id = of_lead);
  update public.refunds set because = case because when '' then '' else 'erased' end,
    reference = case way when 'link' then reference else '' end
  where payment_id in (
    select payments.id from public.payments join public.orders on orders.id = order_id where lead_id = of_lead);
end
$$;
comment on function private.erase_payments(uuid) is
  'Takes the person out of the payments of a lead''s orders: the bank''s references and typed words. Numbers, days and '
  'amounts stay.';
