-- The board: the leads of a family by stage, a hundred of each, and twenty-five where it has ended. Its cards say less than the list, so that
-- hundreds of them cost one join instead of seven hundred searches for the same number.

create function private.inbox_board(family text, filters jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  conditions constant text := private.lead_filters(filters || jsonb_build_object('family', family));
  board_column record;
  cards integer;
  ids uuid[];
  found_cards jsonb;
  board jsonb := '[]';
  shown bigint := 0;
begin
  perform private.require_staff();
  for board_column in select stage, is_open from private.lead_stages where lead_stages.family = inbox_board.family loop
    cards := case when board_column.is_open then 100 else 25 end;
    execute format(
      'select array_agg(id) from (
         select id from public.leads where %s and stage = %L order by created_at desc, id desc limit %s) as found',
      conditions, board_column.stage, cap + 1) into ids;
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', lead.id, 'enquiryTable', lead.enquiry_table, 'family', lead.family, 'stage', lead.stage, 'isOpen', lead.is_open,
      'lostBecause', lead.lost_because, 'name', lead.name, 'mobile', lead.mobile,
      'model', coalesce(vehicles.display_name, lead.model), 'assignee', coalesce(staff.name, ''),
      'dueAt', lead.due_at, 'nextStep', lead.next_step, 'createdAt', lead.created_at, 'version', lead.version)
      order by page.place), '[]') into found_cards
    from unnest(ids[1 : cards]) with ordinality as page (id, place)
    join public.leads lead on lead.id = page.id
    left join public.staff on staff.id = lead.assignee_id
    left join public.vehicles on vehicles.bike_name = lead.model;
    board := board || jsonb_build_object('stage', board_column.stage, 'cards', found_cards,
      'count', least(coalesce(cardinality(ids), 0), cap));
    shown := shown + jsonb_array_length(found_cards);
  end loop;
  perform private.note_reading('inbox', shown);
  return board;
end
$$;
comment on function private.inbox_board(text, jsonb) is 'What public.inbox_board answers.';
grant execute on function private.inbox_board(text, jsonb) to authenticated;

create function public.inbox_board(family text, filters jsonb default '{}') returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.inbox_board(family, filters);
comment on function public.inbox_board(text, jsonb) is
  'The caller''s leads of a family by stage, the hundred newest of each, 25 where it has ended, with a count up to 1,000, and their trace in the audit trail.';
grant execute on function public.inbox_board(text, jsonb) to authenticated;
