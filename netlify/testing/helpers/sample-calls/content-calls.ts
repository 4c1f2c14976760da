import type { EndpointName } from '#contract/wire/endpoints.ts'
import { makeForm, pictureFile } from '../files/files.ts'
import { byId, type SampleCall, turned } from './call-parts.ts'

/** Calls about slides, offers, notifications, gallery, texts of pages and their translations. */
export const contentCalls = {
  orderContent: {
    params: async () => ({ kind: 'slides' }),
    body: async ({ orderOf }) => turned(await orderOf('slides')),
  },
  createSlide: { body: () => makeForm({ image: pictureFile(), alt: 'A slide', link: '/offers' }) },
  updateSlide: { params: byId('updateSlide'), body: () => makeForm({ to: '2030-12-31' }) },
  deleteSlide: { params: byId('deleteSlide') },
  createOffer: {
    body: () =>
      makeForm({ title: 'ଦୀପାବଳି Offer', description: 'Words', amount: '₹ 2,000', image: pictureFile() }),
  },
  updateOffer: {
    params: byId('updateOffer'),
    body: () => makeForm({ title: 'ଦୀପାବଳି Offer', image: pictureFile() }),
  },
  deleteOffer: { params: byId('deleteOffer') },
  createNotification: { body: () => makeForm({ image: pictureFile() }) },
  updateNotification: { params: byId('updateNotification'), body: () => makeForm({ alt: 'A festival' }) },
  deleteNotification: { params: byId('deleteNotification') },
  uploadGallery: { body: () => makeForm({ images: pictureFile(), alt: 'The showroom' }) },
  updateGalleryImage: { params: byId('updateGalleryImage'), body: () => makeForm({ alt: 'The yard' }) },
  deleteGalleryImage: { params: byId('deleteGalleryImage') },
  savePageText: {
    params: async () => ({ id: 'terms' }),
    body: ({ terms }) => ({ markdown: '## Prices', expected: terms }),
  },
  saveTranslation: {
    body: () => ({ language: 'or', source: 'Offers', text: 'ଅଫର', expected: '' }),
  },
  importTranslations: { body: () => ({ texts: [{ source: 'Offers', or: 'ଅଫର', hi: '' }] }) },
  saveManagedList: {
    params: async () => ({ id: 'team' }),
    body: () => ({ version: '', entries: [{ name: 'ବିଜୟ', role: 'Sales', department: '' }] }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
