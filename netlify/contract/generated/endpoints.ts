// Written by `npm run schema`; the definitions of the contract are what to change.

import { listPlans, savePlan } from '#contract/appointments/appointment-plans.ts'
import { bookAppointment, changeAppointment, listAppointments } from '#contract/appointments/appointments.ts'
import { changeOwnAppointment, readOwnAppointment } from '#contract/appointments/own-appointment.ts'
import { holdSlot, listSlots, releaseSlot } from '#contract/appointments/slots.ts'
import { addBrochure, getBrochure, getOwnBrochure } from '#contract/catalogue/brochures.ts'
import { addCataloguePicture, copyVehicle, createVehicle, getVehicle, listVehicles, orderVehicles, previewVehicle, saveVehicle, setVehicleState, takeBackChange } from '#contract/catalogue/catalogue-management.ts'
import { getBike, listAccessories, listBigBikes, listBikeVariants, listColours, listElectricScooters, listFeatures, listFormerNames, listFrames, listModelCards, listMotorcycles, listScooters, listVariants } from '#contract/catalogue/catalogue.ts'
import { listModelFacts } from '#contract/catalogue/model-facts.ts'
import { listBigWingStatuses, listBikeStatuses, listEvStatuses, listScooterStatuses, setBigWingStatus, setBikeStatus, setEvStatus, setScooterStatus } from '#contract/catalogue/vehicle-status.ts'
import { createNotification, createOffer, createSlide, deleteGalleryImage, deleteNotification, deleteOffer, deleteSlide, listManagedContent, orderContent, updateGalleryImage, updateNotification, updateOffer, updateSlide, uploadGallery } from '#contract/content/content-management.ts'
import { listGallery, listNotifications, listOffers, listSlides } from '#contract/content/content.ts'
import { getManagedList, listLenders, listOtherModels, listServicePlan, listTeam, listTestimonials, listWarrantyPlans, saveManagedList } from '#contract/content/page-lists.ts'
import { getPageText, listPageTexts, previewPageText, savePageText } from '#contract/content/page-texts.ts'
import { decideReview, listManagedReviews, listReviews } from '#contract/content/reviews.ts'
import { listTemplates } from '#contract/content/templates.ts'
import { importTranslations, listTranslations, saveTranslation } from '#contract/content/translations.ts'
import { getDealership, getDealershipRecord, getSetup, openSite, saveDealership } from '#contract/dealership/dealership.ts'
import { testDoor, tryDelivery } from '#contract/doors/door-tests.ts'
import { addDoor, getIntakeHealth, listDeliveries, listDoors, renewDoorSecret, saveDoor } from '#contract/doors/doors.ts'
import { confirmMeta, takeCall, takeCallByAddress, takeFromGoogle, takeFromMeta, takeSigned } from '#contract/doors/intake.ts'
import { getResume, requestResumeUpload } from '#contract/enquiries/careers.ts'
import { readEnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { listExchangeValues } from '#contract/enquiries/exchange-values.ts'
import { getPhoto, getReviewPhoto, requestPhotoUpload } from '#contract/enquiries/photos.ts'
import { readReviewAsk, refuseReviewAsks } from '#contract/enquiries/review-asks.ts'
import { getLeadFigures } from '#contract/leads/lead-figures.ts'
import { bringInLeads } from '#contract/leads/lead-imports.ts'
import { getLeadTurns, handOver, setDuty, setLeadTurns } from '#contract/leads/lead-turns.ts'
import { addTouch, changeLead, changeLeads, getLead, joinLead, markContact } from '#contract/leads/lead-work.ts'
import { getBoard, getInboxChoices, getInboxCounts, listColleagues, listLeads } from '#contract/leads/leads.ts'
import { addWalkIn, findPerson } from '#contract/leads/walk-ins.ts'
import { getOutgoing, renewOutgoingKey, saveOutgoing } from '#contract/messages/outgoing.ts'
import { getPromiseSettings, savePromiseSettings } from '#contract/messages/promise-settings.ts'
import { getPush, setPushDevice } from '#contract/messages/push-devices.ts'
import { confirmWhatsApp, takeFromWhatsApp } from '#contract/messages/whatsapp-webhook.ts'
import { getWhatsApp, listUnsent, saveWhatsApp } from '#contract/messages/whatsapp.ts'
import { bookOrder, cancelOrder, changeOrder, changeOrderStep, listOrders } from '#contract/orders/orders.ts'
import { readOwnOrder } from '#contract/orders/own-order.ts'
import { addClosedDay, deleteClosedDay, listClosedDays } from '#contract/outlets/closed-days.ts'
import { getDealer, listDealers } from '#contract/outlets/dealers.ts'
import { addMarkedDay, deleteMarkedDay, listMarkedDays } from '#contract/outlets/marked-days.ts'
import { createOutlet, listOutlets, orderOutlets, saveOutlet, setOutletState } from '#contract/outlets/outlets.ts'
import { listPlaces } from '#contract/outlets/places.ts'
import { beginPayment, takePaymentCall } from '#contract/payments/link-payments.ts'
import { getPaymentSettings, savePaymentSettings } from '#contract/payments/payment-settings.ts'
import { acceptPayment, receivePayment, refundPayment } from '#contract/payments/payments.ts'
import { changeStaff, endStaffSessions, inviteStaff, listStaff, makeStaffLink, readStaffLink, setLinkPassword } from '#contract/people/people.ts'
import { getPreferences, savePreferences } from '#contract/people/preferences.ts'
import { listAccessoryPrices, updateAccessoryPrice } from '#contract/prices/accessories.ts'
import { createChargeRule, getOnRoad, listChargeRules, removeChargeRule, saveChargeRule } from '#contract/prices/charge-rules.ts'
import { cancelPriceBatch, createPriceBatch, getPriceBatch, getPriceHistory, listPriceBatches, listPriceVersions, undoPriceBatch } from '#contract/prices/price-batches.ts'
import { makePriceSlip, readPriceSlip } from '#contract/prices/price-slips.ts'
import { listPrices, updatePrice, updateVariantPrice } from '#contract/prices/prices.ts'
import { addBreachPeople, listBreaches, noteBoard, readBreachLetters, saveBreach, sendBreachLetters } from '#contract/privacy/breaches.ts'
import { askAboutData, askAboutDataByCode, askForCode, closeDataRequest, listDataRequests } from '#contract/privacy/data-requests.ts'
import { getNotice, listNotices } from '#contract/privacy/notices.ts'
import { erasePerson, getRetention, holdLead, readPerson, setRetention } from '#contract/privacy/privacy.ts'
import { withdrawConsent } from '#contract/privacy/withdrawal.ts'
import { agreeToQuotation, readOwnQuotation } from '#contract/quotations/own-quotation.ts'
import { getQuotationSettings, saveQuotationSettings } from '#contract/quotations/quotation-settings.ts'
import { listQuotations, makeQuotation, moveQuotation } from '#contract/quotations/quotations.ts'
import { getDashboard } from '#contract/reports/dashboard.ts'
import { exportReport } from '#contract/reports/export.ts'
import { getOwnerReport } from '#contract/reports/owner-report.ts'
import { releaseEnquiry } from '#contract/reports/quarantine.ts'
import { listSpends, saveSpends } from '#contract/reports/spends.ts'
import { changePassword, updateProfile } from '#contract/session/account.ts'
import { getMe, login, logout } from '#contract/session/session.ts'
import { getHealth, getReadiness } from '#contract/site/health.ts'
import { getOpenApi } from '#contract/site/open-api.ts'
import { listSiteParts, saveSitePart } from '#contract/site/parts-management.ts'
import { reportViolation } from '#contract/site/policy-report.ts'
import { getSearchIndex } from '#contract/site/search-index.ts'
import { getSiteHealth } from '#contract/site/site-health.ts'
import { getMenu, getSiteBuild, getSitemap, publishSite, setBuildsPerDay } from '#contract/site/site.ts'
import { reportClientError, reportVitals } from '#contract/site/vitals.ts'
import { countStock, importStock, listStock } from '#contract/stock/stock-counts.ts'
import { addStockUnit, dropStockUnit, listAgeing, listFreeUnits } from '#contract/stock/stock-units.ts'
import { getStock } from '#contract/stock/stock.ts'

/** Every endpoint of the contract by its name, except those of forms and reports, which registries make. */
export const exportedEndpoints = {
  listPlans,
  savePlan,
  bookAppointment,
  changeAppointment,
  listAppointments,
  changeOwnAppointment,
  readOwnAppointment,
  holdSlot,
  listSlots,
  releaseSlot,
  addBrochure,
  getBrochure,
  getOwnBrochure,
  addCataloguePicture,
  copyVehicle,
  createVehicle,
  getVehicle,
  listVehicles,
  orderVehicles,
  previewVehicle,
  saveVehicle,
  setVehicleState,
  takeBackChange,
  getBike,
  listAccessories,
  listBigBikes,
  listBikeVariants,
  listColours,
  listElectricScooters,
  listFeatures,
  listFormerNames,
  listFrames,
  listModelCards,
  listMotorcycles,
  listScooters,
  listVariants,
  listModelFacts,
  listBigWingStatuses,
  listBikeStatuses,
  listEvStatuses,
  listScooterStatuses,
  setBigWingStatus,
  setBikeStatus,
  setEvStatus,
  setScooterStatus,
  createNotification,
  createOffer,
  createSlide,
  deleteGalleryImage,
  deleteNotification,
  deleteOffer,
  deleteSlide,
  listManagedContent,
  orderContent,
  updateGalleryImage,
  updateNotification,
  updateOffer,
  updateSlide,
  uploadGallery,
  listGallery,
  listNotifications,
  listOffers,
  listSlides,
  getManagedList,
  listLenders,
  listOtherModels,
  listServicePlan,
  listTeam,
  listTestimonials,
  listWarrantyPlans,
  saveManagedList,
  getPageText,
  listPageTexts,
  previewPageText,
  savePageText,
  decideReview,
  listManagedReviews,
  listReviews,
  listTemplates,
  importTranslations,
  listTranslations,
  saveTranslation,
  getDealership,
  getDealershipRecord,
  getSetup,
  openSite,
  saveDealership,
  testDoor,
  tryDelivery,
  addDoor,
  getIntakeHealth,
  listDeliveries,
  listDoors,
  renewDoorSecret,
  saveDoor,
  confirmMeta,
  takeCall,
  takeCallByAddress,
  takeFromGoogle,
  takeFromMeta,
  takeSigned,
  getResume,
  requestResumeUpload,
  readEnquiryStatus,
  listExchangeValues,
  getPhoto,
  getReviewPhoto,
  requestPhotoUpload,
  readReviewAsk,
  refuseReviewAsks,
  getLeadFigures,
  bringInLeads,
  getLeadTurns,
  handOver,
  setDuty,
  setLeadTurns,
  addTouch,
  changeLead,
  changeLeads,
  getLead,
  joinLead,
  markContact,
  getBoard,
  getInboxChoices,
  getInboxCounts,
  listColleagues,
  listLeads,
  addWalkIn,
  findPerson,
  getOutgoing,
  renewOutgoingKey,
  saveOutgoing,
  getPromiseSettings,
  savePromiseSettings,
  getPush,
  setPushDevice,
  confirmWhatsApp,
  takeFromWhatsApp,
  getWhatsApp,
  listUnsent,
  saveWhatsApp,
  bookOrder,
  cancelOrder,
  changeOrder,
  changeOrderStep,
  listOrders,
  readOwnOrder,
  addClosedDay,
  deleteClosedDay,
  listClosedDays,
  getDealer,
  listDealers,
  addMarkedDay,
  deleteMarkedDay,
  listMarkedDays,
  createOutlet,
  listOutlets,
  orderOutlets,
  saveOutlet,
  setOutletState,
  listPlaces,
  beginPayment,
  takePaymentCall,
  getPaymentSettings,
  savePaymentSettings,
  acceptPayment,
  receivePayment,
  refundPayment,
  changeStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  makeStaffLink,
  readStaffLink,
  setLinkPassword,
  getPreferences,
  savePreferences,
  listAccessoryPrices,
  updateAccessoryPrice,
  createChargeRule,
  getOnRoad,
  listChargeRules,
  removeChargeRule,
  saveChargeRule,
  cancelPriceBatch,
  createPriceBatch,
  getPriceBatch,
  getPriceHistory,
  listPriceBatches,
  listPriceVersions,
  undoPriceBatch,
  makePriceSlip,
  readPriceSlip,
  listPrices,
  updatePrice,
  updateVariantPrice,
  addBreachPeople,
  listBreaches,
  noteBoard,
  readBreachLetters,
  saveBreach,
  sendBreachLetters,
  askAboutData,
  askAboutDataByCode,
  askForCode,
  closeDataRequest,
  listDataRequests,
  getNotice,
  listNotices,
  erasePerson,
  getRetention,
  holdLead,
  readPerson,
  setRetention,
  withdrawConsent,
  agreeToQuotation,
  readOwnQuotation,
  getQuotationSettings,
  saveQuotationSettings,
  listQuotations,
  makeQuotation,
  moveQuotation,
  getDashboard,
  exportReport,
  getOwnerReport,
  releaseEnquiry,
  listSpends,
  saveSpends,
  changePassword,
  updateProfile,
  getMe,
  login,
  logout,
  getHealth,
  getReadiness,
  getOpenApi,
  listSiteParts,
  saveSitePart,
  reportViolation,
  getSearchIndex,
  getSiteHealth,
  getMenu,
  getSiteBuild,
  getSitemap,
  publishSite,
  setBuildsPerDay,
  reportClientError,
  reportVitals,
  countStock,
  importStock,
  listStock,
  addStockUnit,
  dropStockUnit,
  listAgeing,
  listFreeUnits,
  getStock,
}
