-- What staff do with payments. Each function locks the lead and then the order, as everybody who changes
-- both, and takes the number of a voucher last.
create function private.note_payment(given public.orders, words text) returns void
language plpgsql set search_path = ''
as $$
declare
  lead public.leads;
begin
  update public.orders set version = version + 1, changed_by = private.staff_name(), changed_at = now()
  where id = given.id;
  perform private.note_order(given, 'token', words);
  select * into lead from public.leads where id = given.lead_id;
  perform private.trace_lead(lead, 'order, token', '', words);
  perform private.tell_buyer(lead.id);
end
$$;
comment on function private.note_payment(public.orders, text) is
  'Counts a payment or refund as a change of its order, and tells it at the lead, in the trail and to the buyer.';

create function private.issue_receipt(payment public.payments) returns public.payments
language plpgsql set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
begin
  payment.state := 'received';
  payment.received_at := now();
  payment.received_by := private.staff_name();
  select dealership.gstin into payment.gstin from public.dealership;
  payment.number := private.paper_number('RV', today, private.take_number('receipt-voucher', today));
  insert into public.payments select (payment).*
  on conflict (id) do update set state = excluded.state, received_at = excluded.received_at,
    received_by = excluded.received_by, gstin = excluded.gstin, number = excluded.number;
  return payment;
end
$$;
comment on function private.issue_receipt(public.payments) is
  'Stores a payment as received, a new one or one that waited, with its receipt voucher.';

create function private.order_goods(given public.orders) returns text
language sql stable set search_path = ''
as $$ select concat_ws(', ', private.model_name(given.bike_name), nullif(given.variant, ''), nullif(given.colour, '')) $$;
comment on function private.order_goods(public.orders) is 'What is ordered, as vouchers describe it.';

-- Section 269ST of the Income-tax Act: nobody receives ₹2,00,000 or more in cash from one person for one
-- sale. What went back does not count off.
create function private.is_too_much_cash(payment public.payments) returns boolean
language sql stable set search_path = ''
as $$
  select payment.way = 'cash' and payment.paise + coalesce(sum(paise), 0) >= 20000000
  from public.payments where order_id = payment.order_id and way = 'cash'
$$;
comment on function private.is_too_much_cash(public.payments) is
  'With this payment, would ₹2,00,000 or more have been received in cash for one order?';

create function private.receive_payment(order_id uuid, payment jsonb, seen_paise bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted public.payments := jsonb_populate_record(null::public.payments, payment);
  cap constant bigint := private.payment_cap();
  given public.orders;
  known public.payments;
  held bigint;
  outcome text;
begin
  given := private.lock_order(order_id);
  if given.id is null then
    return null;
  end if;
  select * into known from public.payments where id = wanted.id;
  if found then
    return case when known.order_id = given.id
      then jsonb_build_object('outcome', 'received', 'order', private.order_json(given)) end;
  end if;
  held := private.held_paise(given.id);
  wanted.order_id := given.id;
  outcome := case
    when given.state = 'cancelled' then 'over'
    when cap = 0 then 'off'
    when wanted.paid_on > private.indian_day(now()) then 'early'
    when wanted.paid_on < private.indian_day(given.created_at) - 60 then 'before'
    when held <> seen_paise then 'changed'
    when held + wanted.paise > cap then 'cap'
    when held + wanted.paise > given.price_paise then 'price'
    when private.is_too_much_cash(wanted) then 'cash'
    when wanted.reference <> '' and exists (
      select from public.payments where way = wanted.way and lower(reference) = lower(wanted.reference)) then 'reference'
  end;
  if outcome is not null then
    return jsonb_build_object('outcome', outcome, 'capPaise', cap, 'order', private.order_json(given));
  end if;
  wanted.came_as := '';
  wanted.came_at := now();
  wanted.goods := private.order_goods(given);
  select refund_lines into wanted.refund_lines from public.payment_settings;
  known := private.issue_receipt(wanted);
  perform private.note_payment(given, private.rupees(known.paise) || ' received, ' || known.number);
  select * into given from public.orders where id = given.id;
  return jsonb_build_object('outcome', 'received', 'order', private.order_json(given));
end
$$;
comment on function private.receive_payment(uuid, jsonb, bigint) is
  'Notes once for each id what a buyer paid on an order: {id, paise, way, reference, paid_on}, over the sum that its author '
  'saw, and issues the receipt voucher. Answers {outcome, order}: received, over (the order is cancelled), off (nothing '
  'is taken), early (a day to come), before (60 days before the booking), changed (another sum stands there), cap (with capPaise), price '
  '(more than the vehicle costs), cash (more of it than the law allows) or reference (another payment has it); null when there is no order that the caller may see.';
call private.expose('receive_payment', 'authenticated');

create function private.accept_payment(order_id uuid, payment_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.orders;
  issued public.payments;
begin
  given := private.lock_order(order_id);
  select * into issued from public.payments where id = payment_id and payments.order_id = given.id;
  if given.id is null or issued.id is null then
    return null;
  end if;
  if issued.state = 'waiting' then
    issued := private.issue_receipt(issued);
    perform private.note_payment(given, private.rupees(issued.paise) || ' received, ' || issued.number);
    select * into given from public.orders where id = given.id;
  end if;
  return private.order_json(given);
end
$$;
comment on function private.accept_payment(uuid, uuid) is
  'Takes a payment that waited for a person as it came, with its receipt voucher; a repeat changes nothing. Answers the '
  'order; null when there is none that the caller may see, or it has no such payment.';
call private.expose('accept_payment', 'authenticated');

create function private.add_refund(
  given public.orders, payment public.payments, refund_id uuid, wanted bigint, refund jsonb
) returns text
language plpgsql set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  made public.refunds;
begin
  insert into public.refunds (id, payment_id, paise, table_paise, because, way, reference, made_by, number)
  values (refund_id, payment.id, wanted, private.returned_paise(payment, given.cancelled_because, today),
    coalesce(refund ->> 'because', ''), coalesce(refund ->> 'way', payment.way), coalesce(refund ->> 'reference', ''),
    private.staff_name(), private.paper_number('RF', today, private.take_number('refund-voucher', today)))
  returning * into made;
  return concat_ws(', ', private.rupees(made.paise) || ' returned of ' || payment.number, made.number,
    case when made.paise <> made.table_paise then 'another amount than the table says' end);
end
$$;
comment on function private.add_refund(public.orders, public.payments, uuid, bigint, jsonb) is
  'Stores what of a payment goes back, with its refund voucher, and answers the words that tell of it: {because, way, '
  'reference}, without a way as the payment came.';

create function private.refund_refusal(wanted bigint, table_paise bigint, seen_paise bigint, most bigint, because text)
returns text
language sql stable set search_path = ''
as $$
  select case
    when table_paise <> seen_paise then 'refund-changed'
    when wanted > most then 'refund-more'
    when wanted <> table_paise and not private.has_role('owner', 'manager') then 'refund-role'
    when wanted <> table_paise and because = '' then 'refund-because'
  end
$$;
comment on function private.refund_refusal(bigint, bigint, bigint, bigint, text) is
  'Why an amount cannot go back: the table says another one than its author saw, more than was paid, an amount that the '
  'caller may not choose, or one without a reason; null where it can.';

create function private.refund_order(given public.orders, refund jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  by_table bigint;
  most bigint;
  rest bigint;
  share bigint;
  refusal text;
  payment public.payments;
  told text[] := '{}';
  words text;
begin
  select coalesce(sum(private.returned_paise(payments, given.cancelled_because, today)), 0), coalesce(sum(paise), 0)
  into by_table, most from public.payments
  where order_id = given.id and state = 'received' and not exists (select from public.refunds where payment_id = payments.id);
  rest := coalesce((refund ->> 'paise')::bigint, by_table);
  refusal := private.refund_refusal(rest, by_table, coalesce((refund ->> 'seenPaise')::bigint, 0), most,
    coalesce(refund ->> 'because', ''));
  if refusal is not null then
    return refusal;
  end if;
  for payment in
    select * from public.payments
    where order_id = given.id and state = 'received' and not exists (select from public.refunds where payment_id = payments.id)
    order by came_at, id
  loop
    share := case when refund ? 'paise' and (refund ->> 'paise')::bigint <> by_table then least(payment.paise, rest)
      else private.returned_paise(payment, given.cancelled_because, today) end;
    rest := rest - share;
    if share > 0 then
      told := told || private.add_refund(given, payment, gen_random_uuid(), share, refund);
    end if;
  end loop;
  -- All numbers first: whoever waits for one may hold nothing that its holder waits for.
  foreach words in array told loop
    perform private.note_payment(given, words);
  end loop;
  return null;
end
$$;
comment on function private.refund_order(public.orders, jsonb) is
  'Returns what was paid on an order that is cancelled: {seenPaise, paise, because, way, reference}, what the lines return unless another '
  'amount (paise) is named, which goes to the oldest payments first. Answers why it cannot, or null.';

create function private.refund_payment(order_id uuid, refund jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.orders;
  payment public.payments;
  by_table bigint;
  wanted bigint;
  outcome text;
begin
  given := private.lock_order(order_id);
  select * into payment from public.payments
  where id = (refund ->> 'paymentId')::uuid and payments.order_id = given.id and state = 'received';
  if given.id is null or payment.id is null then
    return null;
  end if;
  if exists (select from public.refunds where id = (refund ->> 'id')::uuid and payment_id = payment.id) then
    return jsonb_build_object('outcome', 'refunded', 'order', private.order_json(given));
  end if;
  -- No line is about a payment of an order that goes on, unless nobody asked for it.
  by_table := case when given.state = 'cancelled' or payment.came_as = 'more'
    then private.returned_paise(payment, given.cancelled_because, private.indian_day(now())) else 0 end;
  wanted := coalesce((refund ->> 'paise')::bigint, by_table);
  outcome := case
    when exists (select from public.refunds where payment_id = payment.id) then 'refund-over'
    else coalesce(private.refund_refusal(wanted, by_table, (refund ->> 'seenPaise')::bigint, payment.paise,
      coalesce(refund ->> 'because', '')), case when wanted = 0 then 'refund-nothing' end) end;
  if outcome is not null then
    return jsonb_build_object('outcome', outcome, 'order', private.order_json(given));
  end if;
  perform private.note_payment(given,
    private.add_refund(given, payment, (refund ->> 'id')::uuid, wanted, refund));
  select * into given from public.orders where id = given.id;
  return jsonb_build_object('outcome', 'refunded', 'order', private.order_json(given));
end
$$;
comment on function private.refund_payment(uuid, jsonb) is
  'Returns a payment of an order, once for each id: {id, paymentId, paise, because, way, reference, seenPaise}, what the lines return unless '
  'another amount is named. Answers {outcome, order}: refunded, refund-over (it went back before), refund-nothing, or as '
  'private.refund_refusal; null when there is no such order or payment that the caller may see.';
call private.expose('refund_payment', 'authenticated');
