import * as accessories from './accessories.ts'
import * as account from './account.ts'
import * as appointmentPlans from './appointment-plans.ts'
import * as appointments from './appointments.ts'
import * as brochures from './brochures.ts'
import * as careers from './careers.ts'
import * as catalogue from './catalogue.ts'
import * as catalogueManagement from './catalogue-management.ts'
import * as chargeRules from './charge-rules.ts'
import * as closedDays from './closed-days.ts'
import * as content from './content.ts'
import * as contentManagement from './content-management.ts'
import * as dashboard from './dashboard.ts'
import * as dealers from './dealers.ts'
import * as dealership from './dealership.ts'
import type { Endpoint } from './endpoint.ts'
import { readEnquiryStatus } from './enquiry-status.ts'
import { listExchangeValues } from './exchange-values.ts'
import { exportReport } from './export.ts'
import { formEndpoints } from './form-endpoint.ts'
import * as health from './health.ts'
import { getLeadFigures } from './lead-figures.ts'
import * as leadTurns from './lead-turns.ts'
import * as leadWork from './lead-work.ts'
import * as leads from './leads.ts'
import { listModelFacts } from './model-facts.ts'
import { getOpenApi } from './open-api.ts'
import * as outlets from './outlets.ts'
import * as pageLists from './page-lists.ts'
import * as pageTexts from './page-texts.ts'
import * as people from './people.ts'
import * as photos from './photos.ts'
import { reportViolation } from './policy-report.ts'
import * as preferences from './preferences.ts'
import * as priceBatches from './price-batches.ts'
import * as priceSlips from './price-slips.ts'
import * as prices from './prices.ts'
import * as privacy from './privacy.ts'
import * as promiseSettings from './promise-settings.ts'
import * as pushDevices from './push-devices.ts'
import { releaseEnquiry } from './quarantine.ts'
import { reportEndpoints } from './report-endpoint.ts'
import * as reviews from './reviews.ts'
import { getSearchIndex } from './search-index.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as slots from './slots.ts'
import { listTemplates } from './templates.ts'
import * as translations from './translations.ts'
import * as vehicleStatus from './vehicle-status.ts'
import * as visits from './visits.ts'
import * as walkIns from './walk-ins.ts'
import { withdrawConsent } from './withdrawal.ts'

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
