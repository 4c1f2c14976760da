export { listGallery, listNotifications, listOffers, listSlides } from '#server/data/content/content.ts'
