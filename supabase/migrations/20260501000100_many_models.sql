-- A catalogue of thousands: the menu reads what it shows, and a search that would mean a whole line means no model.

create function public.menu_models(most integer)
returns table (bike_name text, label text, category text, in_menu bigint, total bigint)
language sql
stable
security invoker
set search_path = ''
as $$
  select bike_name, coalesce(menu_name, bike_name), category, in_menu, total
  from (
    select bike_name, menu_name, category, is_in_menu, sort_order, id,
      row_number() over (partition by category order by is_in_menu desc, sort_order, id) as place,
      count(*) filter (where is_in_menu) over (partition by category) as in_menu,
      count(*) over (partition by category) as total
    from public.vehicles
  ) as placed
  where is_in_menu and place <= most
  order by category, place
$$;
comment on function public.menu_models(integer) is
  'The first models of each line that the caller may see and that stand in the menu, in order, with the number of those and of all.';
revoke execute on function public.menu_models(integer) from public;
grant execute on function public.menu_models(integer) to anon, authenticated;

-- A name that holds another one of them says nothing that the shorter does not. What stands in the names of more than
-- twenty models, such as the maker's, is no model's name.
create or replace function private.named_models(term text) returns setof text
language sql
stable
set search_path = ''
as $$
  with named as (
    select lower(bike_name) as name from public.vehicles
    where private.has_trigrams(term)
      and strpos(lower(display_name), lower(term)) <> 0 and strpos(lower(bike_name), lower(term)) = 0
  ), shortest as (
    select name from named
    where (select count(*) from named) <= 200
      and not exists (select from named as other where other.name <> named.name and strpos(named.name, other.name) <> 0)
  )
  select name from shortest where (select count(*) from shortest) <= 20
$$;
