import type { Config } from '@netlify/functions'
import { listTemplates as templates } from '#contract/content/templates.ts'
import * as leadWork from '#contract/leads/lead-work.ts'
import * as contract from '#contract/leads/leads.ts'
import * as walkIns from '#contract/leads/walk-ins.ts'
import * as pushDevices from '#contract/messages/push-devices.ts'
import * as preferences from '#contract/people/preferences.ts'
import { readBoard } from '#server/data/leads/lead-acts.ts'
import { listColleagues, listLeads, readChoices, readCounts, updateLeads } from '#server/data/leads/leads.ts'
import { addWalkIn, findPerson } from '#server/data/leads/walk-ins.ts'
import { readPreferences, savePreferences } from '#server/data/people/preferences.ts'
import { pathsOf, serve, staff, staffReading } from '#server/lib/http/serve.ts'
import { listTemplates } from '#server/services/content/templates.ts'
import { addTouch, changeLead, getLead, joinLead, markContact } from '#server/services/leads/leads.ts'
import { readPush, setPushDevice } from '#server/services/messages/push-devices.ts'

const served = [
  staffReading(contract.listLeads, ({ db, body }) => listLeads(db, body)),
  staffReading(contract.getInboxCounts, ({ db, query }) => readCounts(db, query.since)),
  staffReading(contract.getInboxChoices, ({ db }) => readChoices(db)),
  staff(leadWork.changeLeads, ({ db, body }) => updateLeads(db, body)),
  staffReading(contract.listColleagues, ({ db }) => listColleagues(db)),
  staffReading(leadWork.getLead, ({ db, params }) => getLead(db, params.id)),
  staff(leadWork.changeLead, ({ db, params, body }) => changeLead(db, params.id, body)),
  staff(leadWork.markContact, ({ db, params, body }) => markContact(db, params.id, body)),
  staff(leadWork.joinLead, ({ db, params, body }) => joinLead(db, params.id, body.into)),
  staffReading(contract.getBoard, ({ db, query }) => readBoard(db, query)),
  staffReading(walkIns.findPerson, ({ db, body }) => findPerson(db, body.mobile)),
  staff(walkIns.addWalkIn, ({ db, body }) => addWalkIn(db, body)),
  staffReading(templates, ({ db }) => listTemplates(db)),
  staffReading(preferences.getPreferences, ({ db }) => readPreferences(db)),
  staff(preferences.savePreferences, ({ db, body }) => savePreferences(db, body)),
  staffReading(pushDevices.getPush, ({ db }) => readPush(db)),
  staff(pushDevices.setPushDevice, ({ db, body }) => setPushDevice(db, body)),
  staff(leadWork.addTouch, ({ db, params, body }) => addTouch(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
