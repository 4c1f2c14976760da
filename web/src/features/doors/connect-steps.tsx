import type { DoorVendor } from '#contract/doors/door-words.ts'
import { signatureHeader, signedTimeHeader } from '#contract/doors/door-words.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'

const steps: Record<DoorVendor, readonly string[]> = {
  meta: [
    'Whoever runs this site sets the three values of Meta among its variables: app secret, verify token, access token.',
    'In developers.facebook.com, open your app, Webhooks, Page. Paste the address as the callback, and the verify token.',
    'Subscribe to “leadgen”, and connect your page to the app.',
    'Send a lead with Meta’s Lead Ads Testing Tool. It stands below within a minute.',
  ],
  google: [
    'In Google Ads, open the lead form of your campaign, “Export leads from Google Ads”, “Other data integration options”.',
    'Paste the address as the webhook, and the key that you got when you made this door.',
    'Press “Send test data”. It stands below as a test and makes no lead.',
  ],
  calls: [
    'At Exotel, open the flow of your number, add a Passthru step at its end, and paste the address with its key there.',
    'At CallerDesk, open Webhooks, and paste the same address.',
    'Say below which outlet each number is for.',
    'Ring the number and hang up. The call stands below, and its lead in the inbox.',
  ],
  signed: [
    'Send the address and the secret to whoever looks after the other system.',
    `It sends each lead as JSON by POST, with two headers: ${signedTimeHeader} is the moment in seconds since 1970.`,
    `${signatureHeader} is “sha256=” and the HMAC-SHA256, in hex, of that moment, a dot and the body, under the secret.`,
    'name, mobile, email, model and message are read as such; everything else is kept with the lead.',
  ],
}

/** What to paste where, in short numbered words; open while nothing came yet. */
export function ConnectSteps({ vendor, isOpen }: { vendor: DoorVendor; isOpen: boolean }) {
  return (
    <Accordion
      {...(isOpen && { initiallyOpen: 'steps' })}
      sections={[
        {
          id: 'steps',
          title: 'What to paste where',
          content: (
            <ol className="grid max-w-prose list-decimal gap-2 pl-5">
              {steps[vendor].map((step) => (
                <li key={step} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ol>
          ),
        },
      ]}
    />
  )
}
