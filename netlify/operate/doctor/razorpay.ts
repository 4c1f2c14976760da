import { razorpayUrl } from '#server/lib/payments/provider.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import { ask, type Target } from './target.ts'

/** Checks that Razorpay alone can answer. */
export function razorpayChecks(target: Target): Check[] {
  return [['Razorpay', () => lookAtKeys(target)]]
}

/** May the keys read payment links, and do they take real money? */
async function lookAtKeys({ variables }: Target): Promise<Verdict> {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, RAZORPAY_URL: url } = variables
  if (!id || !secret) return unknown('set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to ask')
  const response = await ask(`${url || razorpayUrl}/payment_links?count=1`, {
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
  })
  if (!response.ok)
    return mend(
      `Razorpay answers ${response.status}: are RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET right, of one mode?`,
    )
  return id.startsWith('rzp_test_')
    ? mend('the keys are those of the test mode: no real money comes')
    : ok(id)
}
