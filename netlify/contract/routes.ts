/**
 * Method and path of every endpoint as plain data, so that a browser can import them without the schemas. The endpoint
 * definitions take theirs from here. `:name` marks a parameter.
 */
export const routes = {
  listModelCards: { method: 'GET', path: '/api/allModals' },
  listMotorcycles: { method: 'GET', path: '/api/bikes' },
  listScooters: { method: 'GET', path: '/api/scooters' },
  listElectricScooters: { method: 'GET', path: '/api/ev' },
  listBigBikes: { method: 'GET', path: '/api/bigWing' },
  getBike: { method: 'GET', path: '/api/bikeView/:bikeName' },
  listFormerNames: { method: 'GET', path: '/api/formerNames' },
  listVariants: { method: 'GET', path: '/api/variants/:bikeName' },
  listBikeVariants: { method: 'GET', path: '/api/bikeVariants/:bikeName' },
  listFeatures: { method: 'GET', path: '/api/bikeFeatures/:bikeName' },
  listAccessories: { method: 'GET', path: '/api/bikeAccessories/:bikeName' },
  listColours: { method: 'GET', path: '/api/bikeColours/:bikeName' },
  listFrames: { method: 'GET', path: '/api/360Images/:bikeName' },

  getBrochure: { method: 'GET', path: '/media/brochures/:file' },

  listSlides: { method: 'GET', path: '/api/images' },
  listNotifications: { method: 'GET', path: '/api/getNotification' },
  listGallery: { method: 'GET', path: '/api/gallery' },
  listOffers: { method: 'GET', path: '/api/getOffers' },
  getPageText: { method: 'GET', path: '/api/texts/:id' },
  listLenders: { method: 'GET', path: '/api/lenders' },
  listTeam: { method: 'GET', path: '/api/team' },
  listTestimonials: { method: 'GET', path: '/api/testimonials' },
  getDealer: { method: 'GET', path: '/api/dealers/:id' },
  listDealers: { method: 'GET', path: '/api/dealers' },

  getMenu: { method: 'GET', path: '/api/menu' },
  getSitemap: { method: 'GET', path: '/sitemap.xml' },
  getSiteBuild: { method: 'GET', path: '/api/siteBuild' },

  requestResumeUpload: { method: 'POST', path: '/api/career/upload-url' },
  getResume: { method: 'GET', path: '/api/resumes/:path' },

  login: { method: 'POST', path: '/api/login' },
  getMe: { method: 'GET', path: '/api/me' },
  logout: { method: 'POST', path: '/api/logout' },
  updateProfile: { method: 'PATCH', path: '/api/profile/:userId' },
  changePassword: { method: 'PATCH', path: '/api/profile/password/:userId' },

  getDashboard: { method: 'GET', path: '/api/dashboard' },
  listPrices: { method: 'GET', path: '/api/managePrice' },
  updatePrice: { method: 'PATCH', path: '/api/managePrice/:bikeName' },
  updateVariantPrice: { method: 'PATCH', path: '/api/variantPrices/:id' },
  listAccessoryPrices: { method: 'GET', path: '/api/manageAccessories' },
  updateAccessoryPrice: { method: 'PATCH', path: '/api/manageAccessories/:id' },
  listBikeStatuses: { method: 'GET', path: '/api/bikes_admin' },
  listScooterStatuses: { method: 'GET', path: '/api/scooters_admin' },
  listBigWingStatuses: { method: 'GET', path: '/api/bigWing_admin' },
  listEvStatuses: { method: 'GET', path: '/api/ev_admin' },
  setBikeStatus: { method: 'PATCH', path: '/api/bikes/:id/status' },
  setScooterStatus: { method: 'PATCH', path: '/api/scooters/:id/status' },
  setBigWingStatus: { method: 'PATCH', path: '/api/bigWing/:id/status' },
  setEvStatus: { method: 'PATCH', path: '/api/ev/:id/status' },
  createOffer: { method: 'POST', path: '/api/createOffers' },
  updateOffer: { method: 'PATCH', path: '/api/updateOffers/:id' },
  deleteOffer: { method: 'DELETE', path: '/api/deleteOffers/:id' },
  createNotification: { method: 'POST', path: '/api/postNotification' },
  updateNotification: { method: 'PATCH', path: '/api/updateNotification/:id' },
  deleteNotification: { method: 'DELETE', path: '/api/deleteNotification/:id' },
  createSlide: { method: 'POST', path: '/api/slides' },
  updateSlide: { method: 'PATCH', path: '/api/slides/:id' },
  deleteSlide: { method: 'DELETE', path: '/api/slides/:id' },
  listManagedContent: { method: 'GET', path: '/api/managedContent/:kind' },
  orderContent: { method: 'PATCH', path: '/api/managedContent/:kind/order' },
  listPageTexts: { method: 'GET', path: '/api/manageTexts' },
  savePageText: { method: 'PATCH', path: '/api/manageTexts/:id' },
  previewPageText: { method: 'POST', path: '/api/textPreview' },
  getManagedList: { method: 'GET', path: '/api/manageLists/:id' },
  saveManagedList: { method: 'PATCH', path: '/api/manageLists/:id' },
  uploadGallery: { method: 'POST', path: '/api/galleryupload' },
  updateGalleryImage: { method: 'PATCH', path: '/api/updateGalleryImg/:id' },
  deleteGalleryImage: { method: 'DELETE', path: '/api/deleteGalleryImg/:id' },
  listVehicles: { method: 'GET', path: '/api/catalogue' },
  createVehicle: { method: 'POST', path: '/api/catalogue' },
  getVehicle: { method: 'GET', path: '/api/catalogue/:id' },
  saveVehicle: { method: 'PATCH', path: '/api/catalogue/:id' },
  copyVehicle: { method: 'POST', path: '/api/catalogue/:id/copy' },
  setVehicleState: { method: 'PATCH', path: '/api/catalogue/:id/state' },
  previewVehicle: { method: 'GET', path: '/api/catalogue/:id/preview' },
  orderVehicles: { method: 'PATCH', path: '/api/catalogueOrder' },
  addCataloguePicture: { method: 'POST', path: '/api/cataloguePictures' },
  takeBackChange: { method: 'POST', path: '/api/auditTrail/:id/takeBack' },
  exportReport: { method: 'POST', path: '/api/reports/:report/export' },
  releaseEnquiry: { method: 'POST', path: '/api/reports/:report/:id/release' },
  listLeads: { method: 'GET', path: '/api/leads' },
  getInboxCounts: { method: 'GET', path: '/api/leads/counts' },
  listColleagues: { method: 'GET', path: '/api/colleagues' },
  getLead: { method: 'GET', path: '/api/lead/:id' },
  changeLead: { method: 'PATCH', path: '/api/lead/:id' },
  addTouch: { method: 'POST', path: '/api/lead/:id/touches' },
  getHealth: { method: 'GET', path: '/api/health' },
  getReadiness: { method: 'GET', path: '/api/health/ready' },
  getOpenApi: { method: 'GET', path: '/api/openapi.json' },
} as const satisfies Record<string, { method: string; path: `/${string}` }>

export type RouteName = keyof typeof routes

/** The header with the uuid that the browser makes for one enquiry; it becomes the row's key. */
export const idempotencyHeader = 'idempotency-key'

/**
 * The header of a public form that helps to tell people from robots: `t=<ms since the first focus>;h=<1 when the trap
 * field was filled>`.
 */
export const formSignalsHeader = 'x-form-signals'

/**
 * Fills the parameters into a route's path, percent-encoded. `{ bikeName: "CB350H'ness" }` into
 * `/api/bikeView/:bikeName` gives `/api/bikeView/CB350H'ness`.
 */
export function pathOf(route: { path: string }, params: Record<string, string | number> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}
