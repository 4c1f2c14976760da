import * as appointmentPlans from '#contract/appointments/appointment-plans.ts'
import * as appointments from '#contract/appointments/appointments.ts'
import * as slots from '#contract/appointments/slots.ts'
import * as visits from '#contract/appointments/visits.ts'
import * as brochures from '#contract/catalogue/brochures.ts'
import * as catalogue from '#contract/catalogue/catalogue.ts'
import * as catalogueManagement from '#contract/catalogue/catalogue-management.ts'
import { listModelFacts } from '#contract/catalogue/model-facts.ts'
import * as vehicleStatus from '#contract/catalogue/vehicle-status.ts'
import * as content from '#contract/content/content.ts'
import * as contentManagement from '#contract/content/content-management.ts'
import * as pageLists from '#contract/content/page-lists.ts'
import * as pageTexts from '#contract/content/page-texts.ts'
import * as reviews from '#contract/content/reviews.ts'
import { listTemplates } from '#contract/content/templates.ts'
import * as translations from '#contract/content/translations.ts'
import * as dealership from '#contract/dealership/dealership.ts'
import * as careers from '#contract/enquiries/careers.ts'
import { readEnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { listExchangeValues } from '#contract/enquiries/exchange-values.ts'
import { formEndpoints } from '#contract/enquiries/form-endpoint.ts'
import * as photos from '#contract/enquiries/photos.ts'
import { getLeadFigures } from '#contract/leads/lead-figures.ts'
import * as leadTurns from '#contract/leads/lead-turns.ts'
import * as leadWork from '#contract/leads/lead-work.ts'
import * as leads from '#contract/leads/leads.ts'
import * as walkIns from '#contract/leads/walk-ins.ts'
import * as promiseSettings from '#contract/messages/promise-settings.ts'
import * as pushDevices from '#contract/messages/push-devices.ts'
import * as closedDays from '#contract/outlets/closed-days.ts'
import * as dealers from '#contract/outlets/dealers.ts'
import * as outlets from '#contract/outlets/outlets.ts'
import * as people from '#contract/people/people.ts'
import * as preferences from '#contract/people/preferences.ts'
import * as accessories from '#contract/prices/accessories.ts'
import * as chargeRules from '#contract/prices/charge-rules.ts'
import * as priceBatches from '#contract/prices/price-batches.ts'
import * as priceSlips from '#contract/prices/price-slips.ts'
import * as prices from '#contract/prices/prices.ts'
import * as privacy from '#contract/privacy/privacy.ts'
import { withdrawConsent } from '#contract/privacy/withdrawal.ts'
import * as dashboard from '#contract/reports/dashboard.ts'
import { exportReport } from '#contract/reports/export.ts'
import { releaseEnquiry } from '#contract/reports/quarantine.ts'
import { reportEndpoints } from '#contract/reports/report-endpoint.ts'
import * as account from '#contract/session/account.ts'
import * as session from '#contract/session/session.ts'
import * as health from '#contract/site/health.ts'
import { getOpenApi } from '#contract/site/open-api.ts'
import { reportViolation } from '#contract/site/policy-report.ts'
import { getSearchIndex } from '#contract/site/search-index.ts'
import * as site from '#contract/site/site.ts'
import type { Endpoint } from './endpoint.ts'

/** Every endpoint of the contract by its name, except the reports, which their registry makes. */
export const namedEndpoints = {
  listModelCards: catalogue.listModelCards,
  listMotorcycles: catalogue.listMotorcycles,
  listScooters: catalogue.listScooters,
  listElectricScooters: catalogue.listElectricScooters,
  listBigBikes: catalogue.listBigBikes,
  getBike: catalogue.getBike,
  listFormerNames: catalogue.listFormerNames,
  listVariants: catalogue.listVariants,
  listBikeVariants: catalogue.listBikeVariants,
  listFeatures: catalogue.listFeatures,
  listAccessories: catalogue.listAccessories,
  listColours: catalogue.listColours,
  listFrames: catalogue.listFrames,
  listModelFacts,
  getBrochure: brochures.getBrochure,
  getOwnBrochure: brochures.getOwnBrochure,
  listSlides: content.listSlides,
  listNotifications: content.listNotifications,
  listGallery: content.listGallery,
  listOffers: content.listOffers,
  getPageText: pageTexts.getPageText,
  listLenders: pageLists.listLenders,
  listTeam: pageLists.listTeam,
  listTestimonials: pageLists.listTestimonials,
  getOnRoad: chargeRules.getOnRoad,
  makePriceSlip: priceSlips.makePriceSlip,
  readPriceSlip: priceSlips.readPriceSlip,
  listExchangeValues,
  listReviews: reviews.listReviews,
  getReviewPhoto: photos.getReviewPhoto,
  listServicePlan: pageLists.listServicePlan,
  getDealer: dealers.getDealer,
  listDealers: dealers.listDealers,
  getDealership: dealership.getDealership,
  getMenu: site.getMenu,
  getSearchIndex,
  getSitemap: site.getSitemap,
  getSiteBuild: site.getSiteBuild,
  ...formEndpoints,
  readEnquiryStatus,
  withdrawConsent,
  listSlots: slots.listSlots,
  holdSlot: slots.holdSlot,
  releaseSlot: slots.releaseSlot,
  readVisit: visits.readVisit,
  changeVisit: visits.changeVisit,
  requestResumeUpload: careers.requestResumeUpload,
  getResume: careers.getResume,
  requestPhotoUpload: photos.requestPhotoUpload,
  getPhoto: photos.getPhoto,
  login: session.login,
  getMe: session.getMe,
  logout: session.logout,
  updateProfile: account.updateProfile,
  changePassword: account.changePassword,
  getDashboard: dashboard.getDashboard,
  getLeadFigures,
  readPerson: privacy.readPerson,
  erasePerson: privacy.erasePerson,
  getRetention: privacy.getRetention,
  setRetention: privacy.setRetention,
  holdLead: privacy.holdLead,
  listPrices: prices.listPrices,
  updatePrice: prices.updatePrice,
  updateVariantPrice: prices.updateVariantPrice,
  listPriceVersions: priceBatches.listPriceVersions,
  createPriceBatch: priceBatches.createPriceBatch,
  listPriceBatches: priceBatches.listPriceBatches,
  getPriceBatch: priceBatches.getPriceBatch,
  cancelPriceBatch: priceBatches.cancelPriceBatch,
  undoPriceBatch: priceBatches.undoPriceBatch,
  getPriceHistory: priceBatches.getPriceHistory,
  listAccessoryPrices: accessories.listAccessoryPrices,
  updateAccessoryPrice: accessories.updateAccessoryPrice,
  listBikeStatuses: vehicleStatus.listBikeStatuses,
  listScooterStatuses: vehicleStatus.listScooterStatuses,
  listBigWingStatuses: vehicleStatus.listBigWingStatuses,
  listEvStatuses: vehicleStatus.listEvStatuses,
  setBikeStatus: vehicleStatus.setBikeStatus,
  setScooterStatus: vehicleStatus.setScooterStatus,
  setBigWingStatus: vehicleStatus.setBigWingStatus,
  setEvStatus: vehicleStatus.setEvStatus,
  listManagedContent: contentManagement.listManagedContent,
  orderContent: contentManagement.orderContent,
  createSlide: contentManagement.createSlide,
  updateSlide: contentManagement.updateSlide,
  deleteSlide: contentManagement.deleteSlide,
  createOffer: contentManagement.createOffer,
  updateOffer: contentManagement.updateOffer,
  deleteOffer: contentManagement.deleteOffer,
  createNotification: contentManagement.createNotification,
  updateNotification: contentManagement.updateNotification,
  deleteNotification: contentManagement.deleteNotification,
  uploadGallery: contentManagement.uploadGallery,
  updateGalleryImage: contentManagement.updateGalleryImage,
  deleteGalleryImage: contentManagement.deleteGalleryImage,
  listPageTexts: pageTexts.listPageTexts,
  savePageText: pageTexts.savePageText,
  previewPageText: pageTexts.previewPageText,
  listTranslations: translations.listTranslations,
  saveTranslation: translations.saveTranslation,
  importTranslations: translations.importTranslations,
  getManagedList: pageLists.getManagedList,
  saveManagedList: pageLists.saveManagedList,
  listVehicles: catalogueManagement.listVehicles,
  getVehicle: catalogueManagement.getVehicle,
  createVehicle: catalogueManagement.createVehicle,
  copyVehicle: catalogueManagement.copyVehicle,
  saveVehicle: catalogueManagement.saveVehicle,
  setVehicleState: catalogueManagement.setVehicleState,
  orderVehicles: catalogueManagement.orderVehicles,
  previewVehicle: catalogueManagement.previewVehicle,
  addBrochure: brochures.addBrochure,
  addCataloguePicture: catalogueManagement.addCataloguePicture,
  getDealershipRecord: dealership.getDealershipRecord,
  saveDealership: dealership.saveDealership,
  openSite: dealership.openSite,
  getSetup: dealership.getSetup,
  getPromiseSettings: promiseSettings.getPromiseSettings,
  savePromiseSettings: promiseSettings.savePromiseSettings,
  listChargeRules: chargeRules.listChargeRules,
  createChargeRule: chargeRules.createChargeRule,
  saveChargeRule: chargeRules.saveChargeRule,
  removeChargeRule: chargeRules.removeChargeRule,
  listOutlets: outlets.listOutlets,
  orderOutlets: outlets.orderOutlets,
  createOutlet: outlets.createOutlet,
  saveOutlet: outlets.saveOutlet,
  setOutletState: outlets.setOutletState,
  listClosedDays: closedDays.listClosedDays,
  addClosedDay: closedDays.addClosedDay,
  deleteClosedDay: closedDays.deleteClosedDay,
  takeBackChange: catalogueManagement.takeBackChange,
  exportReport,
  releaseEnquiry,
  listLeads: leads.listLeads,
  getInboxCounts: leads.getInboxCounts,
  getInboxChoices: leads.getInboxChoices,
  changeLeads: leadWork.changeLeads,
  listColleagues: leads.listColleagues,
  getLead: leadWork.getLead,
  changeLead: leadWork.changeLead,
  addTouch: leadWork.addTouch,
  markContact: leadWork.markContact,
  joinLead: leadWork.joinLead,
  getBoard: leads.getBoard,
  findPerson: walkIns.findPerson,
  addWalkIn: walkIns.addWalkIn,
  listAppointments: appointments.listAppointments,
  bookAppointment: appointments.bookAppointment,
  changeAppointment: appointments.changeAppointment,
  listPlans: appointmentPlans.listPlans,
  savePlan: appointmentPlans.savePlan,
  listManagedReviews: reviews.listManagedReviews,
  decideReview: reviews.decideReview,
  listTemplates,
  getPreferences: preferences.getPreferences,
  savePreferences: preferences.savePreferences,
  getPush: pushDevices.getPush,
  setPushDevice: pushDevices.setPushDevice,
  getLeadTurns: leadTurns.getLeadTurns,
  setLeadTurns: leadTurns.setLeadTurns,
  setDuty: leadTurns.setDuty,
  handOver: leadTurns.handOver,
  listStaff: people.listStaff,
  inviteStaff: people.inviteStaff,
  changeStaff: people.changeStaff,
  endStaffSessions: people.endStaffSessions,
  makeStaffLink: people.makeStaffLink,
  readStaffLink: people.readStaffLink,
  setLinkPassword: people.setLinkPassword,
  getHealth: health.getHealth,
  getReadiness: health.getReadiness,
  getOpenApi,
  reportViolation,
}

export type NamedEndpoints = typeof namedEndpoints
export type EndpointName = keyof NamedEndpoints

/**
 * Every endpoint there is. A function serves only what stands here. A test compares this table with the routes that the
 * Netlify bundler sees, and the mocks answer from it.
 */
export const endpoints: readonly Endpoint[] = [...Object.values(namedEndpoints), ...reportEndpoints]
