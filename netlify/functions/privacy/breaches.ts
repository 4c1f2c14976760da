import type { Config } from '@netlify/functions'
import * as contract from '#contract/privacy/breaches.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import {
  changePeople,
  listBreaches,
  noteBoard,
  readLetters,
  saveBreach,
  sendLetters,
} from '#server/services/privacy/breaches.ts'

const served = [
  staff(contract.listBreaches, ({ db }) => listBreaches(db)),
  staff(contract.saveBreach, ({ db, params, body }) => saveBreach(db, params.id, body)),
  staff(contract.noteBoard, ({ db, params, body }) => noteBoard(db, params.id, body.step)),
  staff(contract.addBreachPeople, ({ db, params, body }) => changePeople(db, params.id, body)),
  staff(contract.readBreachLetters, ({ db, params }) => readLetters(db, params.id)),
  staff(contract.sendBreachLetters, ({ db, params, body }) => sendLetters(db, params.id, body.told)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
