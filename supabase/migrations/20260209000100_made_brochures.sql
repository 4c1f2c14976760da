-- Brochures are made when somebody asks for one, so that no file keeps the price of another day. The address of such a
-- brochure names the model; a dealer's own file stays where it is.
update public.vehicles
set brochure = '/media/brochures/' || split_part(brochure, '/', 4) || '.pdf'
where brochure ~ '^/media/models/[a-z0-9]+/brochure\.pdf$';
comment on column public.vehicles.brochure is
  'Where the brochure is. Under /media/brochures/ it is made of what the catalogue says when it is asked for.';
