import { t } from '#contract/wire/language.ts'

/** The channels of the opt-in form, each with its label. */
export const notificationChannels = [
  { name: 'rcs', label: 'RCS' },
  { name: 'sms', label: 'SMS' },
  { name: 'obd', label: t`OBD (voice call)` },
  { name: 'email', label: t`E-mail` },
  { name: 'whatsapp', label: 'WhatsApp' },
] as const
