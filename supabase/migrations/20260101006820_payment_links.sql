-- Payment links of a provider. What the provider says, by a signed call or when it is asked, decides what was
-- paid; the browser that comes back decides nothing. A payment that is not what was asked for waits for a
-- person. For the server alone, which checks the signature.
create table private.payment_links (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,60}$'),
  order_id uuid not null references public.orders (id),
  paise bigint not null check (paise > 0),
  url text not null check (url ~ '^https?://' and char_length(url) <= 300),
  refund_lines jsonb not null check (private.fits(refund_lines, private.shape_of('payment_settings.refund_lines'))),
  made_at timestamptz not null default now(),
  settled_at timestamptz
);
comment on table private.payment_links is
  'Links at which buyers pay the token of an order, as the provider made them.';
comment on column private.payment_links.id is 'The provider''s id.';
comment on column private.payment_links.refund_lines is 'What held for returning the payment when the buyer was shown it.';
comment on column private.payment_links.settled_at is 'When a payment through the link was taken in first.';

create index payment_links_order_id_idx on private.payment_links (order_id, made_at desc);
create index payment_links_made_at_idx on private.payment_links (made_at);

alter table private.payment_links enable row level security;

create table private.payment_calls (
  id uuid primary key,
  came_at timestamptz not null,
  body text not null
);
comment on table private.payment_calls is 'Calls of the provider as they came, kept for 30 days.';
comment on column private.payment_calls.id is 'Made by the server from the bytes of the call.';

create index payment_calls_came_at_idx on private.payment_calls (came_at);

alter table private.payment_calls enable row level security;

create table private.payment_call_days (
  day date primary key,
  wrong integer not null
);
comment on table private.payment_call_days is
  'How many calls with a wrong signature came in the provider''s name on an Indian calendar day; nothing else of them is kept.';

alter table private.payment_call_days enable row level security;

create function private.note_wrong_payment_call() returns void
language sql security definer set search_path = ''
as $$
  insert into private.payment_call_days as known (day, wrong) values (private.indian_day(now()), 1)
  on conflict (day) do update set wrong = known.wrong + 1
$$;
comment on function private.note_wrong_payment_call() is 'Counts a call with a wrong signature in the provider''s name.';
call private.expose('note_wrong_payment_call', 'service_role');

create function private.count_wrong_payment_calls() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner', 'manager', 'sales');
  return coalesce((select wrong from private.payment_call_days where day = private.indian_day(now())), 0);
end
$$;
comment on function private.count_wrong_payment_calls() is
  'How many calls with a wrong signature came in the provider''s name today; for who sells.';
call private.expose('count_wrong_payment_calls', 'authenticated');

create function private.asked_token(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  given public.orders;
  asked jsonb;
begin
  select orders.* into given from public.orders join public.leads on leads.id = lead_id
  where orders.id = asked_token.order_id and not is_erased;
  asked := private.own_token_json(given) -> 'asked';
  if given.id is null or asked = 'null' then
    return null;
  end if;
  return jsonb_build_object('paise', asked -> 'paise', 'reference', asked -> 'reference',
    'goods', private.order_goods(given), 'url', (
      select url from private.payment_links link
      where link.order_id = given.id and link.paise = (asked ->> 'paise')::bigint and settled_at is null
        and link.refund_lines = asked -> 'refundLines' and made_at > now() - interval '1 day'
      order by made_at desc limit 1));
end
$$;
comment on function private.asked_token(uuid) is
  'What the buyer of an order is to pay through a link, and the link where one of the last day asks for the same: {paise, '
  'reference, goods, url}; null where nothing is asked for.';
call private.expose('asked_token', 'service_role');

create function private.keep_payment_link(order_id uuid, link_id text, paise bigint, url text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.payment_links (id, order_id, paise, url, refund_lines)
  select link_id, keep_payment_link.order_id, keep_payment_link.paise, keep_payment_link.url, refund_lines
  from public.payment_settings
  on conflict (id) do nothing
$$;
comment on function private.keep_payment_link(uuid, text, bigint, text) is 'Stores a link that the provider made for an order.';
call private.expose('keep_payment_link', 'service_role');

create function private.take_link_payment(given jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link private.payment_links;
  of_order public.orders;
  payment public.payments;
begin
  select * into link from private.payment_links where id = given ->> 'linkId';
  if not found then
    return 'unknown';
  end if;
  perform from public.leads where id = (select lead_id from public.orders where id = link.order_id) for update;
  select * into of_order from public.orders where id = link.order_id for update;
  if exists (select from public.payments where way = 'link' and lower(reference) = lower(given ->> 'paymentId')) then
    return 'repeated';
  end if;
  payment.id := md5('payment ' || (given ->> 'paymentId'))::uuid;
  payment.order_id := of_order.id;
  payment.paise := (given ->> 'paise')::bigint;
  payment.way := 'link';
  payment.reference := given ->> 'paymentId';
  payment.paid_on := private.indian_day(least(now(), (given ->> 'paidAt')::timestamptz));
  payment.came_at := now();
  payment.received_by := '';
  payment.gstin := '';
  payment.goods := private.order_goods(of_order);
  payment.refund_lines := link.refund_lines;
  payment.came_as := case
    when of_order.state = 'cancelled' then 'cancelled'
    when private.held_paise(of_order.id) + link.paise > of_order.token_paise then 'more'
    when payment.paise <> link.paise then 'amount'
    else '' end;
  update private.payment_links set settled_at = coalesce(settled_at, now()) where id = link.id;
  if payment.came_as = '' then
    payment := private.issue_receipt(payment);
    perform private.note_payment(of_order, private.rupees(payment.paise) || ' received, ' || payment.number);
    return 'received';
  end if;
  payment.state := 'waiting';
  insert into public.payments select (payment).*;
  perform private.note_payment(of_order, private.rupees(payment.paise) || ' came and waits for a person');
  perform private.ask_for_step(of_order.lead_id,
    'Payment of ' || private.rupees(payment.paise) || ' is not what was asked for: please look at the order');
  return 'waiting';
end
$$;
comment on function private.take_link_payment(jsonb) is
  'Takes in once what the provider says was paid: {paymentId, linkId, paise, paidAt}. Answers received, waiting (a person '
  'looks at it first), repeated, or unknown for a link that is none of ours.';

-- One payment a transaction: whoever holds the number of a voucher waits for no other order.
call private.expose('take_link_payment', 'service_role');

create function private.take_payment_call(call_id uuid, body text, came_at timestamptz, payment jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.payment_calls (id, came_at, body)
  values (call_id, take_payment_call.came_at, take_payment_call.body) on conflict do nothing;
  return private.take_link_payment(payment);
end
$$;
comment on function private.take_payment_call(uuid, text, timestamptz, jsonb) is
  'Keeps a call of the provider as it came and takes in the payment that it tells of, in one act; unknown where it tells of '
  'none ({}).';
call private.expose('take_payment_call', 'service_role');

create function private.open_payment_links() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.payment_calls where came_at < now() - interval '30 days';
  delete from private.payment_call_days where day < private.indian_day(now()) - 396;
  return (
    select coalesce(jsonb_agg(id order by made_at), '[]')
    from private.payment_links
    where made_at > now() - case when settled_at is null then interval '7 days' else interval '2 days' end);
end
$$;
comment on function private.open_payment_links() is
  'The links of which the provider is asked: those of two days, and of seven days where nothing was paid through them as '
  'far as we know; removes calls that were kept for 30 days, and counts of wrong ones after 13 months.';
call private.expose('open_payment_links', 'service_role');
