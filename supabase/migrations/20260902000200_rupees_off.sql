-- An offer may take rupees off the price of its models: then it is a line of their on-road price while it runs.

alter table public.offers
  add column rupees_off integer constraint offers_rupees_off_check check (rupees_off between 1 and 1000000);
comment on column public.offers.rupees_off is 'Whole rupees that it takes off the on-road price of its models; null where it takes none off.';
grant select (rupees_off) on public.offers to anon;
grant insert (rupees_off), update (rupees_off) on public.offers to authenticated;
