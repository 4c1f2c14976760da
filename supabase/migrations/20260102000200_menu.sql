-- The menu of the site lists models of each line by name.

alter table public.vehicles
  add column menu_name text constraint vehicles_menu_name_check check (char_length(menu_name) between 1 and 80),
  add column is_in_menu boolean not null default true;
comment on column public.vehicles.menu_name is 'The name in the menu, where it is not bike_name.';
comment on column public.vehicles.is_in_menu is 'False keeps an active model out of the menu; its line lists it all the same.';
