import type { Appointment } from '#contract/appointments/appointments.ts'

/** A test ride of Bijaya that is booked and over, unless `over` says otherwise. */
export const anAppointment = (over: Partial<Appointment> = {}): Appointment => ({
  id: crypto.randomUUID(),
  version: 1,
  state: 'booked',
  purpose: 'test-ride',
  startsAt: '2026-01-02T04:30:00.000Z',
  minutes: 30,
  hasLicence: true,
  outletId: 1,
  outlet: 'Cuttack',
  reference: 'ABCD2345',
  leadId: crypto.randomUUID(),
  name: 'Bijaya',
  mobile: '98765 43210',
  model: 'SP125',
  marks: [],
  isConfirmed: false,
  isTold: false,
  isToCall: false,
  ...over,
})
