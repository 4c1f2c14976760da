export { listGallery, listNotifications, listOffers, listSlides } from '#server/data/content.ts'
