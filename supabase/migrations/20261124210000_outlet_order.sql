-- The order of outlets is saved over the one that was seen, as that of models and slides: of two people who moved outlets, the
-- second undid the first without a word, and with it the main showroom.
drop function public.order_outlets(bigint[]);
drop function private.order_outlets(bigint[]);

create function private.order_outlets(ids bigint[], expected bigint[]) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_ids bigint[];
  event public.audit_events;
begin
  perform private.require_role('owner', 'manager');
  -- Ordering is rare and quick: one at a time.
  perform pg_advisory_xact_lock(hashtext('order_outlets'));
  select coalesce(array_agg(id order by sort_order, id), '{}') into current_ids from public.dealers;
  if current_ids = ids then
    return '{"outcome": "saved"}';
  end if;
  if current_ids <> expected
    or (select array_agg(id order by id) from unnest(ids) as id) is distinct from
      (select array_agg(id order by id) from unnest(current_ids) as id) then
    return '{"outcome": "conflict"}';
  end if;
  event.before := (select string_agg(name, ', ' order by sort_order, id) from public.dealers);
  update public.dealers set sort_order = place
  from unnest(ids) with ordinality as listed (id, place)
  where dealers.id = listed.id and sort_order <> place;

  event.action := 'Changed';
  event.table_name := 'dealers';
  event.subject := 'Outlets · order';
  event.after := (select string_agg(name, ', ' order by sort_order, id) from public.dealers);
  event.old_values := jsonb_build_object('order', to_jsonb(current_ids));
  event.new_values := jsonb_build_object('order', to_jsonb(ids));
  perform private.add_audit_event(event);
  return '{"outcome": "saved"}';
end
$$;
comment on function private.order_outlets(bigint[], bigint[]) is
  'What public.order_outlets does; definer, because staff write no audit line by hand.';
grant execute on function private.order_outlets(bigint[], bigint[]) to authenticated;

create function public.order_outlets(ids bigint[], expected bigint[]) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.order_outlets(ids, expected);
comment on function public.order_outlets(bigint[], bigint[]) is
  'Puts all outlets into an order, when they still stand in the expected one. Answers {"outcome": "saved" | "conflict"}.';
revoke execute on function public.order_outlets(bigint[], bigint[]) from public, anon;
grant execute on function public.order_outlets(bigint[], bigint[]) to authenticated;
