-- Staff edit what they added: an offer's words and picture, a notification's picture. The policies for it stand beside
-- the tables already; each change is a line of the audit trail through the triggers of those tables.
grant update (title, description, image) on public.offers to authenticated;
grant update (image) on public.notifications to authenticated;

-- Who changed a row last is asked when two members of staff set one price.
create index audit_events_row_idx on public.audit_events (table_name, row_id, created_at desc);
