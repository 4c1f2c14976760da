interface TermsProps {
  name: string
  city: string
  email: string
}

interface Section {
  title: string
  paragraphs: readonly string[]
}

function sectionsFor({ name, city, email }: TermsProps): readonly Section[] {
  return [
    {
      title: 'Prices',
      paragraphs: [
        `Prices on this site are ex-showroom prices in rupees for ${city} and may change without notice. Registration, insurance, road tax and accessories are added on the road. The price that counts is the one on your signed order.`,
        'An EMI shown by the calculator is an estimate. The lender decides on rate, tenure and approval, and may round the instalment to the rupee.',
      ],
    },
    {
      title: 'Pictures and specifications',
      paragraphs: [
        'Pictures show the model, not always the variant you choose; colours look different from screen to screen. The manufacturer may change specifications. Please look at the vehicle itself before you buy.',
      ],
    },
    {
      title: 'Enquiries and bookings',
      paragraphs: [
        'Sending a form is a request and binds neither you nor us. A test ride needs a valid driving licence for the class of vehicle, and a helmet, which we lend you. A service slot is fixed when our workshop has confirmed it to you.',
      ],
    },
    {
      title: 'Offers',
      paragraphs: [
        'An offer holds while it stands on the offers page and stock lasts, and cannot be joined with another offer unless it says so.',
      ],
    },
    {
      title: 'AMC and warranty',
      paragraphs: [
        'Annual maintenance contracts and extended warranties follow the terms of the policy paper you receive with them. Cover ends with the years or the kilometres, whichever comes earlier.',
      ],
    },
    {
      title: 'Your details',
      paragraphs: [
        'We store what you type into a form, with the day and the time, to answer it: to call or write back, to prepare the ride, the service or the loan, and to keep a record of what was agreed. Only staff who have signed in can read it.',
        'We pass your details to a lender or an insurer only when you have asked for that service. We do not sell them, and this site sets no cookies for visitors and uses no trackers. Maps are fetched from their provider when you scroll to them.',
        'A resume is kept in closed storage and is opened only by the people who decide on the post.',
        `To see, correct or delete what we hold about you, or to leave our messages, write to ${email} or call customer care.`,
      ],
    },
    {
      title: 'This site',
      paragraphs: [
        `The words and pictures here belong to ${name} or to those who lent them. Links to other sites are followed at your own risk. Indian law applies; the courts in ${city} decide.`,
      ],
    },
  ]
}

/** Terms and privacy in plain words. */
export function Terms(props: TermsProps) {
  return (
    <div className="grid gap-9">
      {sectionsFor(props).map(({ title, paragraphs }) => (
        <section key={title} className="prose-width">
          <h2 className="text-xl font-bold">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2.5 text-pretty wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
