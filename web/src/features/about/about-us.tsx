import { groupLakhs } from '#web/lib/money.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { type DealerFigures, Figures } from './figures.tsx'

interface AboutUsProps extends DealerFigures {
  name: string
  city: string
}

const promises = [
  {
    title: 'The whole price before you sign',
    text: 'Ex-showroom price, registration, insurance and every accessory stand on your order, each with its amount.',
  },
  {
    title: 'One service history',
    text: 'Whoever serviced the bike last, wherever that was: every outlet sees the same history.',
  },
  {
    title: 'Somebody picks up the phone',
    text: 'Sales, service and customer care each have a line of their own, answered by people who know the bikes.',
  },
]

/** The dealer's story. */
export function AboutUs({ name, city, ...figures }: AboutUsProps) {
  return (
    <div className="grid gap-12 md:gap-16">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
        <div className="grid gap-4 text-lg text-pretty">
          <p>
            {name} opened in {figures.since} with one showroom in {city} and a workshop behind it. Today there
            are {figures.showrooms} showrooms and {figures.outlets} outlets across the district
            {figures.customers > 0
              ? `, and over ${groupLakhs(figures.customers)} customers have ridden home from one of them`
              : ''}
            .
          </p>
          <p>
            Many of them came back for the next one, and brought a son or a daughter. We sell a two-wheeler
            once, and look after it for years.
          </p>
        </div>
        <Picture
          src="/media/pages/about.webp"
          alt="The showroom in the evening, with a retro bike and a commuter under the lights"
          width={1200}
          height={900}
          sizes="(min-width: 1264px) 572px, (min-width: 1024px) 47vw, 100vw"
          eager
          className="w-full rounded-lg bg-soft object-cover"
        />
      </div>
      <Figures {...figures} />
      <section aria-labelledby="promises">
        <h2 id="promises" className="display text-2xl md:text-3xl">
          What you can hold us to
        </h2>
        <ul className="mt-6 grid gap-8 md:grid-cols-3">
          {promises.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-content pt-4">
              <h3 className="text-lg leading-snug font-bold text-balance">{title}</h3>
              <p className="mt-2 text-muted text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
