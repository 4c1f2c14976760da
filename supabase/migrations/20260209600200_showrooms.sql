-- Outlets differ: a buyer must know where new vehicles stand, and where only a workshop is.

alter table public.dealers add column is_showroom boolean not null default false;
comment on column public.dealers.is_showroom is 'New vehicles are shown and sold here; every outlet has a workshop.';
