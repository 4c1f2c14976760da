import type { GalleryItem, Notification, Offer, Slide } from '#contract/content/content.ts'
import type { ManagedItem } from '#contract/content/content-items.ts'

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
