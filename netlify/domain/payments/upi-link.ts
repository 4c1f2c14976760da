/** What a UPI app is told: whom to pay, how many rupees, and the number by which the dealer finds it. */
interface UpiPayment {
  upiId: string
  payee: string
  amount: number
  /** Letters and digits, which the bank statement shows. */
  reference: string
}

/** The address that opens a UPI app, or stands in a QR code, with everything filled in. */
export function upiLink({ upiId, payee, amount, reference }: UpiPayment): string {
  const facts = {
    pa: upiId,
    pn: payee,
    am: amount.toFixed(2),
    cu: 'INR',
    tn: `Order ${reference}`,
    tr: reference,
  }
  // UPI apps read %20 for a gap, and some show the plus sign of a form as it is.
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}
