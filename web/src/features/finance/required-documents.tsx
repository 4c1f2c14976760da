import { poaChoices, poiChoices } from '#contract/choices.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'

/** The papers, storefront section 9; the two proofs list which ones count. */
const documents: readonly { name: string; detail: string }[] = [
  { name: 'Pass photo', detail: 'Passport size, not older than six months' },
  { name: 'Proof of identity', detail: oneOf(poiChoices) },
  { name: 'Proof of address', detail: oneOf(poaChoices) },
  { name: 'Cheque or passbook', detail: 'Last 3 months' },
  { name: 'Income proof', detail: 'Last 2 years' },
]

/** The papers to bring for a loan. */
export function RequiredDocuments() {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-xl font-bold">
        Required documents
      </h2>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {documents.map(({ name, detail }) => (
          <li key={name} className="flex gap-3.5 py-3.5">
            <CheckIcon className="mt-0.5 size-5 text-success" />
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-[0.9375rem] text-muted">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function oneOf(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}
