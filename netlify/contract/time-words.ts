import { t } from './language.ts'

/** `15:04` or `15:04:09` as `3:04 pm`; text that is no time comes back as it is. */
export function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':')
  const hour = Number(hours)
  return minutes ? `${hour % 12 || 12}:${minutes} ${hour < 12 ? t`am` : t`pm`}` : time
}
