// Loaded before a product of tests by `--import`, in the place of nothing else: neither `npm start` nor any
// deployment knows this file. The functions and the embedded database run in the product's one process and
// read its `Date`, so that the process that started the product can move all of it ahead. Timers and
// durations go on as usual.

const machineNow = Date.now
let aheadMs = 0

Date.now = () => machineNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now()], newTarget),
  apply: (target) => new target(target.now()).toString(),
})
Date.prototype.constructor = Date

process.on('message', (message: { moveClockTo?: number }) => {
  if (message.moveClockTo === undefined) return
  aheadMs = message.moveClockTo - machineNow()
  process.send?.({ clock: Date.now() })
})
