import type { Offer } from '#contract/content.ts'
import { Picture } from '#web/ui/media/picture.tsx'

export function LatestOffer({ offer }: { offer: Offer }) {
  return (
    <article>
      <Picture
        src={offer.image}
        alt={offer.alt}
        width={1200}
        height={630}
        sizes="(min-width: 1264px) 620px, (min-width: 1024px) 50vw, 100vw"
        eager
        className="w-full rounded-lg bg-soft object-cover"
      />
      <h2 className="display mt-6 text-2xl md:text-3xl">{offer.title}</h2>
      <p className="prose-width mt-3 text-lg whitespace-pre-line text-pretty">{offer.description}</p>
    </article>
  )
}
