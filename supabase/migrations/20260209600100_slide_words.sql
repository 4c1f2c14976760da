-- A slide says what it shows and leads there, because a picture alone sells nothing.

alter table public.slides
  add column title text not null default '' constraint slides_title_check check (char_length(title) <= 60),
  add column line text not null default '' constraint slides_line_check check (char_length(line) <= 120),
  add column link text not null default ''
    constraint slides_link_check check (link ~ '^(/([A-Za-z0-9][A-Za-z0-9/?&=%.''_-]*)?)?$' and char_length(link) <= 200);
comment on column public.slides.title is 'Large words over the picture; without them the picture stands alone.';
comment on column public.slides.line is 'One sentence below the title.';
comment on column public.slides.link is 'Where the slide leads, as an address of this site such as /view-details?bikeName=SP125; never another site''s.';
