import { indianNumber, numberDigits } from '#contract/wire/phone-number.ts'
import { telLink, whatsAppLink } from '#web/lib/phone.ts'
import { spacedNumber } from '#web/lib/spaced-number.ts'

/**
 * The ways in which staff can contact a typed phone number; a way is undefined where the number does not
 * allow it.
 */
export interface NumberWays {
  /** A `tel:` address, with the code of India in front of ten digits. */
  call: string | undefined
  /** A WhatsApp chat; only ten digits can have one. */
  whatsApp: string | undefined
  /** The number as it is dialled in India, for the clipboard. */
  copy: string
  /** The number as staff read it, in one way for every way of typing it: `98765 43210`. */
  shown: string
}

/** Reads a number as visitors write it: with +91, a leading 0, gaps, or in the digits of any script. */
export function waysToReach(number: string): NumberWays {
  const digits = numberDigits(number)
  const local = indianNumber(number)
  if (local)
    return {
      call: telLink(`+91${local}`),
      whatsApp: whatsAppLink(`91${local}`),
      copy: local,
      shown: spacedNumber(local),
    }
  return {
    call: digits.length < 5 ? undefined : telLink(digits),
    whatsApp: undefined,
    copy: digits,
    shown: number,
  }
}
