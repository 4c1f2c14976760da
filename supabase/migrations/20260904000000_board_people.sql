-- A person is one card of a column of the board, as they are one row of the list (20260901000000). Cards are made of three times
-- as many leads as a column has cards, so that seven columns do not sort a thousand leads each.

create or replace function private.inbox_board(family text, filters jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  row_order constant text := 'created_at desc, id desc';
  conditions constant text := private.lead_filters(filters || jsonb_build_object('family', family));
  board_column record;
  most_cards integer;
  ids uuid[];
  row_places integer[];
  found_leads integer;
  found_cards jsonb;
  held integer;
  board jsonb := '[]';
  shown bigint := 0;
begin
  perform private.require_staff();
  for board_column in select stage, is_open from private.lead_stages where lead_stages.family = inbox_board.family loop
    most_cards := case when board_column.is_open then 100 else 25 end;
    execute private.rows_of_people(
      format('select id, created_at, due_at, mobile_digits from public.leads where %s and stage = %L order by %s limit %s',
        conditions, board_column.stage, row_order, cap + 1),
      row_order, 3 * most_cards) into ids, row_places, found_leads;
    with page as (
      select page.row_place, page.place, jsonb_build_object(
        'id', lead.id, 'enquiryTable', lead.enquiry_table, 'family', lead.family, 'stage', lead.stage, 'isOpen', lead.is_open,
        'lostBecause', lead.lost_because, 'name', lead.name, 'mobile', lead.mobile,
        'model', coalesce(vehicles.display_name, lead.model), 'assignee', coalesce(staff.name, ''),
        'dueAt', lead.due_at, 'nextStep', lead.next_step, 'createdAt', lead.created_at, 'version', lead.version) as card
      from unnest(ids, row_places) with ordinality as page (id, row_place, place)
      join public.leads lead on lead.id = page.id
      left join public.staff on staff.id = lead.assignee_id
      left join public.vehicles on vehicles.bike_name = lead.model
      where page.row_place <= most_cards
    ), cards as (
      select row_place, count(*) as leads, jsonb_agg(card order by place) as cards from page group by row_place
    )
    select coalesce(jsonb_agg((cards -> 0) || jsonb_build_object('folded', cards - 0) order by row_place), '[]'), coalesce(sum(leads), 0)
    into found_cards, held from cards;
    board := board || jsonb_build_object('stage', board_column.stage, 'cards', found_cards, 'count', least(found_leads, cap));
    shown := shown + held;
  end loop;
  perform private.note_reading('inbox', shown);
  return board;
end
$$;
comment on function public.inbox_board(text, jsonb) is
  'The caller''s leads of a family by stage, with a count up to 1,000 and their trace in the audit trail: the hundred newest cards of each, 25 where it has ended. Leads of one number that came within seven days of each other are one card: folded holds those after the first; cards are made of 300 leads, or 75.';
