import type { Config } from '@netlify/functions'
import { reportEndpoint } from '#contract/report-endpoint.ts'
import { reports } from '#contract/reports.ts'
import { serve, staffReading } from '#server/lib/http/serve.ts'
import { getReportPage } from '#server/services/reports.ts'

export default serve(
  reports.map((report) =>
    staffReading(reportEndpoint(report), ({ db, body }) => getReportPage(db, report.id, body)),
  ),
)

export const config: Config = {
  path: [
    '/api/bookingReports',
    '/api/amcReports',
    '/api/ExtendedWarrantyReports',
    '/api/financeReports',
    '/api/enquiryReports',
    '/api/getServiceEnquiry',
    '/contact/get-contacts',
    '/api/become-dealer-report',
    '/api/get-career-report',
    '/api/getSparePartsEnquiry',
    '/api/getSalesEnquiry',
    '/api/getReview',
    '/api/offerReports',
    '/api/optInReports',
    '/api/joyClubReports',
    '/api/auditTrail',
  ],
}
