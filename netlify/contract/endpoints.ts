import * as accessories from './accessories.ts'
import * as account from './account.ts'
import * as brochures from './brochures.ts'
import * as careers from './careers.ts'
import * as catalogue from './catalogue.ts'
import * as catalogueManagement from './catalogue-management.ts'
import * as content from './content.ts'
import * as contentManagement from './content-management.ts'
import * as dashboard from './dashboard.ts'
import * as dealers from './dealers.ts'
import * as dealership from './dealership.ts'
import type { Endpoint } from './endpoint.ts'
import { exportReport } from './export.ts'
import { formEndpoints } from './form-endpoint.ts'
import * as health from './health.ts'
import * as leads from './leads.ts'
import { getOpenApi } from './open-api.ts'
import * as outlets from './outlets.ts'
import * as pageLists from './page-lists.ts'
import * as pageTexts from './page-texts.ts'
import { reportViolation } from './policy-report.ts'
import * as priceBatches from './price-batches.ts'
import * as prices from './prices.ts'
import { releaseEnquiry } from './quarantine.ts'
import { reportEndpoints } from './report-endpoint.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as vehicleStatus from './vehicle-status.ts'

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
  getBrochure: brochures.getBrochure,
  listSlides: content.listSlides,
  listNotifications: content.listNotifications,
  listGallery: content.listGallery,
  listOffers: content.listOffers,
  getPageText: pageTexts.getPageText,
  listLenders: pageLists.listLenders,
  listTeam: pageLists.listTeam,
  listTestimonials: pageLists.listTestimonials,
  getDealer: dealers.getDealer,
  listDealers: dealers.listDealers,
  getDealership: dealership.getDealership,
  getMenu: site.getMenu,
  getSitemap: site.getSitemap,
  getSiteBuild: site.getSiteBuild,
  ...formEndpoints,
  requestResumeUpload: careers.requestResumeUpload,
  getResume: careers.getResume,
  login: session.login,
  getMe: session.getMe,
  logout: session.logout,
  updateProfile: account.updateProfile,
  changePassword: account.changePassword,
  getDashboard: dashboard.getDashboard,
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
  addCataloguePicture: catalogueManagement.addCataloguePicture,
  getDealershipRecord: dealership.getDealershipRecord,
  saveDealership: dealership.saveDealership,
  openSite: dealership.openSite,
  getSetup: dealership.getSetup,
  listOutlets: outlets.listOutlets,
  createOutlet: outlets.createOutlet,
  saveOutlet: outlets.saveOutlet,
  setOutletState: outlets.setOutletState,
  orderOutlets: outlets.orderOutlets,
  takeBackChange: catalogueManagement.takeBackChange,
  exportReport,
  releaseEnquiry,
  listLeads: leads.listLeads,
  getInboxCounts: leads.getInboxCounts,
  listColleagues: leads.listColleagues,
  getLead: leads.getLead,
  changeLead: leads.changeLead,
  addTouch: leads.addTouch,
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
