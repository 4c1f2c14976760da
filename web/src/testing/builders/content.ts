import type { GalleryItem, Notification, Offer, Slide } from '#contract/content/content.ts'
import type { ManagedItem } from '#contract/content/content-items.ts'
import type { OtherModel, WarrantyPlan } from '#contract/content/page-lists.ts'

export function anOffer(given: Partial<Offer> = {}): Offer {
  return {
    id: 1,
    title: 'Monsoon service camp',
    image: '/media/demo/offer-1.webp',
    description: 'Brakes and tyres checked free of charge.',
    alt: 'A motorcycle in the workshop',
    terms: '',
    amount: null,
    models: [],
    to: '',
    ...given,
  }
}

export function aManagedItem(given: Partial<ManagedItem> = {}): ManagedItem {
  return {
    id: 3,
    image: '/media/gallery/three.webp',
    alt: '',
    title: '',
    line: '',
    link: '',
    description: '',
    terms: '',
    amount: '',
    models: '',
    from: '',
    to: '',
    ...given,
  }
}

export function aGalleryItem(given: Partial<GalleryItem> = {}): GalleryItem {
  return { id: 1, image_path: '/media/demo/gallery-01.webp', alt: 'A pearl white scooter', ...given }
}

export function aSlide(given: Partial<Slide> = {}): Slide {
  return {
    id: 1,
    filepath: '/media/slides/1.webp',
    alt: 'A red street bike',
    title: '',
    line: '',
    link: '',
    ...given,
  }
}

export function aNotification(given: Partial<Notification> = {}): Notification {
  return { id: 1, images: '/media/demo/notification-1.webp', alt: 'A free check-up camp', ...given }
}

export function aWarrantyPlan(given: Partial<WarrantyPlan> = {}): WarrantyPlan {
  return { vehicle: 'scooter', kind: 'standard', years: 3, km: 36_000, renewYears: 0, ...given }
}

/** Standard, extended and Plus for scooters. */
export const scooterPlans: readonly WarrantyPlan[] = [
  aWarrantyPlan(),
  aWarrantyPlan({ kind: 'extended', years: 1, km: 12_000 }),
  aWarrantyPlan({ kind: 'extended', years: 7, km: 84_000 }),
  aWarrantyPlan({ kind: 'plus', years: 10, km: 0, renewYears: 9 }),
]

/** A model outside the catalogue, for the service forms. */
export function anOtherModel(given: Partial<OtherModel> = {}): OtherModel {
  return { name: 'Jet 100', code: 'old-jet-100', form: 'service', ...given }
}
