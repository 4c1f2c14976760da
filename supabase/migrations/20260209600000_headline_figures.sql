-- Headline figures: what a buyer asks first about a model, and where each figure comes from.

alter table public.vehicles
  add column mileage text not null default ''
    constraint vehicles_mileage_check check (char_length(mileage) <= 60),
  add column figure_sources json not null default '{}'
    constraint vehicles_figure_sources_check check (json_typeof(figure_sources) = 'object');
comment on column public.vehicles.mileage is 'How far a litre of petrol takes it, with the unit; empty for electric ones and where nobody knows.';
comment on column public.vehicles.figure_sources is 'Where a figure of the page''s top comes from, in words, by engine, power, mileage, range, weight and seatHeight.';
