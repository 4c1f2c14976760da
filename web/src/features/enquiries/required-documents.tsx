import {
  addressProofWords,
  identityProofWords,
  poaChoices,
  poiChoices,
} from '#contract/enquiries/proof-choices.ts'
import { t } from '#contract/wire/language.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'

/** The papers, storefront section 9; the two proofs list which papers count. */
const documents: readonly { name: string; detail: string }[] = [
  { name: t`Pass photo`, detail: t`Passport size, not older than six months` },
  { name: t`Proof of identity`, detail: oneOf(poiChoices.map(identityProofWords)) },
  { name: t`Proof of address`, detail: oneOf(poaChoices.map(addressProofWords)) },
  { name: t`Cheque or passbook`, detail: t`Last 3 months` },
  { name: t`Income proof`, detail: t`Last 2 years` },
]

/** The papers to bring for a loan. */
export function RequiredDocuments() {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-xl font-bold">
        {t`Required documents`}
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
  const others = choices.slice(0, -1).join(', ')
  const last = choices.at(-1) ?? ''
  return t`${others} or ${last}`
}
