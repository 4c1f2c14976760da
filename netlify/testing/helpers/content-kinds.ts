import { makeForm } from './files/files.ts'
import type { TestDatabase } from './test-database.ts'

/** The kinds of pictures that staff add, each with its calls. */
export const kinds = [
  {
    create: '/api/createOffers',
    list: '/api/getOffers',
    remove: '/api/deleteOffers',
    bucket: 'offers',
    table: 'offers',
    path: 'image',
    form: (image: File) => makeForm({ title: " ଦୀପାବଳି D'Offer ", description: 'One\r\ntwo', image }),
    fileField: 'image',
    row: {
      title: "ଦୀପାବଳି D'Offer",
      description: 'One\ntwo',
      alt: "ଦୀପାବଳି D'Offer",
      terms: '',
      amount: null,
      models: [],
      to: '',
    },
  },
  {
    create: '/api/postNotification',
    list: '/api/getNotification',
    remove: '/api/deleteNotification',
    bucket: 'notifications',
    table: 'notifications',
    path: 'images',
    form: (image: File) => makeForm({ image, alt: 'A festival' }),
    fileField: 'image',
    row: { alt: 'A festival' },
  },
  {
    create: '/api/galleryupload',
    list: '/api/gallery',
    remove: '/api/deleteGalleryImg',
    bucket: 'gallery',
    table: 'gallery_images',
    path: 'image_path',
    form: (images: File) => makeForm({ images }),
    fileField: 'images',
    row: { alt: '' },
  },
  {
    create: '/api/slides',
    list: '/api/images',
    remove: '/api/slides',
    bucket: 'home',
    table: 'slides',
    path: 'filepath',
    form: (image: File) => makeForm({ image, alt: 'A scooter', title: 'Puja', link: '/offers' }),
    fileField: 'image',
    row: { alt: 'A scooter', title: 'Puja', line: '', link: '/offers' },
  },
] as const

/** Removes all content of these kinds, with its files. */
export async function clearContent(db: TestDatabase): Promise<void> {
  for (const { table } of kinds) await db.sql(`delete from public.${table}`)
  await db.sql('delete from storage.objects')
}

/** The files in Storage. */
export function storedObjects(db: TestDatabase): Promise<{ bucket_id: string; name: string }[]> {
  return db.sql('select bucket_id, name from storage.objects')
}

/** A drawing that would run a script. */
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
