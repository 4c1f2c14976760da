import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { uploadApi } from '#web/lib/upload.ts'
import type { ContentKind } from './content-kind.ts'

/** Leaves out an empty alternative text, which the server would refuse. */
const written = (alt: string) => alt.trim() || undefined

export const offers: ContentKind = {
  id: 'offers',
  title: 'Manage Offers',
  addTitle: 'Add Offer',
  emptyText: 'No offers found. Add your first offer!',
  noun: 'offer',
  hasWords: true,
  list: (signal) => callApi('listOffers', {}, { signal }),
  add: ({ file, title, description }, options) =>
    uploadApi('createOffer', { title, description, image: file }, options),
  remove: (id) => callApi('deleteOffer', { params: { id } }),
  edit: (seen, { file, title, description }, options) =>
    uploadApi(
      'updateOffer',
      {
        title,
        description,
        image: file,
        expectedTitle: title === undefined ? undefined : seen.title,
        expectedDescription: description === undefined ? undefined : seen.description,
        expectedImage: file && seen.image,
      },
      { ...options, params: { id: seen.id } },
    ),
  showsNewest: true,
}

export const notifications: ContentKind = {
  id: 'notifications',
  title: 'Manage Notification',
  addTitle: 'Add Notification',
  emptyText: texts.content.empty,
  noun: 'notification',
  list: async (signal) =>
    (await callApi('listNotifications', {}, { signal })).map(({ id, images, alt }) => ({
      id,
      image: images,
      alt,
    })),
  add: ({ file, alt }, options) =>
    uploadApi('createNotification', { image: file, alt: written(alt) }, options),
  remove: (id) => callApi('deleteNotification', { params: { id } }),
  edit: (seen, { file, alt }, options) =>
    uploadApi(
      'updateNotification',
      {
        image: file,
        alt,
        expectedAlt: alt === undefined ? undefined : seen.alt,
        expectedImage: file && seen.image,
      },
      { ...options, params: { id: seen.id } },
    ),
  showsNewest: true,
}

export const gallery: ContentKind = {
  id: 'gallery',
  title: 'Manage Gallery',
  addTitle: 'Add Notification',
  emptyText: texts.content.empty,
  noun: 'gallery picture',
  toastMs: 2000,
  several: true,
  list: async (signal) =>
    (await callApi('listGallery', {}, { signal })).map(({ id, image_path, alt }) => ({
      id,
      image: image_path,
      alt,
    })),
  add: ({ file, alt }, options) => uploadApi('uploadGallery', { images: file, alt: written(alt) }, options),
  remove: (id) => callApi('deleteGalleryImage', { params: { id } }),
}
