/** The moment when the outlets of these calls were last changed. */
export const outletMoment = '2026-01-01T00:00:00.000Z'
const anOutlet = `insert into public.dealers (name, address, sales_no, service_no, customer_no, open_time, email,
    map_embed_url, latitude, longitude, sort_order, updated_at)
  values (gen_random_uuid(), 'Road', '1', '2', '3', '9 to 6', 'a@x.example',
    'https://www.openstreetmap.org/export/embed.html?bbox=1', 20.5, 85.5, 99, '${outletMoment}') returning id`
const aCharge = `insert into public.charge_rules (kind, fuel, begins_on, steps, source, updated_at)
  values ('registration', 'any', date '2040-01-01' + (select count(*)::integer from public.charge_rules),
    '[{"upTo": null, "percent": null, "rupees": 300}]', 'x', '${outletMoment}') returning id`

/**
 * A row that was counted at the first outlet, of a vehicle without variants and colours as the tests add
 * them.
 */
const counted = `insert into public.stock (outlet_id, vehicle_id, counted, counted_at)
  select 1, min(id), 2, now() from public.vehicles
  on conflict on constraint stock_once_key do update set counted_at = now()`

const draft = `insert into public.vehicles (bike_name, display_name, category, body_type, is_active)
  values (gen_random_uuid(), 'Draft', 'scooter', 'family-scooter', false) returning id`

/** The statement that finds or makes the row of a call. */
export const rowOf: Partial<Record<string, string>> = {
  setBikeStatus: "select id from public.vehicles where category = 'motorcycle' order by id limit 1",
  setScooterStatus: "select id from public.vehicles where category = 'scooter' order by id limit 1",
  setBigWingStatus: "select id from public.vehicles where category = 'bigwing' order by id limit 1",
  setEvStatus: "select id from public.vehicles where category = 'ev' order by id limit 1",
  saveVehicle: draft,
  setVehicleState: draft,
  saveChargeRule: aCharge,
  removeChargeRule: aCharge,
  saveOutlet: anOutlet,
  setOutletState: anOutlet,
  deleteClosedDay: `insert into public.outlet_closed_days (day, words)
    select max(day) + 1, 'x' from (select day from public.outlet_closed_days union select '2050-01-01') as days returning id`,
  deleteMarkedDay: `insert into public.marked_days (day, words)
    select max(day) + 1, 'x' from (select day from public.marked_days union select '2050-01-01') as days returning id`,
  countStock: draft,
  importStock: `with outlet as (
      insert into public.dealers (name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url,
        latitude, longitude, sort_order)
      select 'Listed', 'Road', '1', '2', '3', '9 to 6', 'a@x.example',
        'https://www.openstreetmap.org/export/embed.html?bbox=1', 20.5, 85.5, 99
      where not exists (select from public.dealers where name = 'Listed'))
    insert into public.vehicles (bike_name, display_name, category, body_type, is_active)
    values ('LISTED', 'Listed', 'scooter', 'family-scooter', false)
    on conflict (bike_name) do update set display_name = 'Listed' returning id`,
  addStockUnit: `${counted} returning vehicle_id as id`,
  dropStockUnit: `with counted as (${counted} returning id)
    insert into public.stock_units (stock_id, chassis_end, received_on)
    select id, upper(left(gen_random_uuid()::text, 6)), '2026-01-01' from counted returning id`,
  updateAccessoryPrice: 'select id from public.accessories order by id limit 1',
  updateVariantPrice:
    'select id from public.variants where sort_order > (select min(sort_order) from public.variants) order by id desc limit 1',
  updateOffer: `insert into public.offers (title, description, image) values ('x', 'x', '/media/demo/x.webp') returning id`,
  updateNotification: `insert into public.notifications (image) values ('/media/demo/x.webp') returning id`,
  deleteOffer: `insert into public.offers (title, description, image) values ('x', 'x', '/media/demo/x.webp') returning id`,
  deleteNotification: `insert into public.notifications (image) values ('/media/demo/x.webp') returning id`,
  updateGalleryImage: `insert into public.gallery_images (image) values ('/media/demo/x.webp') returning id`,
  updateSlide: `insert into public.slides (image) values ('/media/demo/x.webp') returning id`,
  deleteSlide: `insert into public.slides (image) values ('/media/demo/x.webp') returning id`,
  deleteGalleryImage: `insert into public.gallery_images (image) values ('/media/demo/x.webp') returning id`,
}
