import { backupChecks } from './backups.ts'
import { askAll, type Finding } from './finding.ts'
import { mailChecks } from './mail.ts'
import { metaChecks } from './meta.ts'
import { projectChecks } from './project.ts'
import { razorpayChecks } from './razorpay.ts'
import { siteChecks } from './site.ts'
import type { Target } from './target.ts'
import { variableChecks } from './variables.ts'
import { vendorChecks } from './vendors.ts'
import { whatsAppChecks } from './whatsapp.ts'

/**
 * Runs every check of project and site, in the order in which a new one is set up. `say` gets each finding at
 * once.
 */
export async function examine(target: Target, say: (finding: Finding) => void): Promise<Finding[]> {
  const checks = [
    variableChecks,
    projectChecks,
    siteChecks,
    mailChecks,
    metaChecks,
    whatsAppChecks,
    razorpayChecks,
    vendorChecks,
    backupChecks,
  ].flatMap((of) => of(target))
  return askAll(checks, say)
}
