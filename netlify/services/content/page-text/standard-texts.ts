import type { PageTextId } from '#contract/content/page-text-list.ts'

/**
 * The texts that come with the site. Words in braces, such as {city}, become the dealer's own on the page.
 */
export const standardTexts: Record<PageTextId, string> = {
  about: `
{name} has sold and serviced two-wheelers in {city} since {since}{customersToo}.

We sell a two-wheeler once, and look after it for years.

## What you can hold us to

### The whole price before you sign

Ex-showroom price, registration, insurance and every accessory stand on your order, each with its amount.

### One service history

Whoever serviced the bike last, wherever that was: every outlet sees the same history.

### Somebody picks up the phone

Sales, service and customer care each have a line of their own, answered by people who know the bikes.
`,
  'company-profile': `
- **We sell** Motorcycles, scooters, electric scooters and premium big bikes
- **We offer** Test rides, finance, exchange, genuine parts and accessories, service, AMC and extended warranty
`,
  terms: `
## Prices

Prices on this site are ex-showroom prices in rupees for {city} and may change without notice. Registration, insurance, road tax and accessories come on top. The price that counts is the one on your signed order.

An EMI shown by the calculator is an estimate. The lender decides on rate, tenure and approval, and may round the instalment to the rupee.

## Pictures and specifications

Pictures show the model, not always the variant you choose; colours look different from screen to screen. The manufacturer may change specifications. Please look at the vehicle itself before you buy.

## Enquiries and bookings

Sending a form is a request and binds neither you nor us. A test ride needs a valid driving licence for the class of vehicle, and a helmet, which we lend you. A service slot is fixed when our workshop has confirmed it to you.

## Offers

An offer holds while it stands on the offers page and stock lasts, and cannot be joined with another offer unless it says so.

## AMC and warranty

Annual maintenance contracts and extended warranties follow the terms of the policy paper you receive with them. Cover ends with the years or the kilometres, whichever comes earlier.

## Your details

What we store of each form, what for, for how long, and how you take it back stands on a page of its own: [Privacy](/privacy).

## This site

The words and pictures here belong to {name} or to those who lent them. Links to other sites are followed at your own risk. Indian law applies; the courts in {city} decide.
`,
  'amc-benefits': `
## What you get for 1 year

- Up to **30%** saved over a year of single visits
- **3** maintenance services
- **2** extra washes
- **10%** off labour
- **5%** off parts
- **5%** off engine oil
`,
  'warranty-benefits': `
## Benefits for Customer

- Customer retention and peace of mind
- Covers manufacturing defects
- Coverage up to 10 years
- Higher resale value with regular maintenance
- Renewal up to 9 years after purchase
- All-India applicability
- Policy transferable
`,
  'finance-disclaimer': `
**Disclaimer:** loans are given by banks and finance companies, not by {name}. Rate, tenure and approval are theirs to decide, and their charges come on top. Nothing on this page is an offer of credit.
`,
  // Only the dealer knows the perks of their club.
  'joy-club-perks': '',
  'career-steps': `
### Send your resume

Say which work you would like to do. One page is enough.

### We talk

First on the phone, then at the outlet where you would work.
`,
  'network-steps': `
### You name the place

Where it is, and how we reach you.

### We talk

First on the phone, then at the place.
`,
}
