import { Link } from 'react-router-dom'
import type { WarrantyPlan } from '#contract/content/page-lists.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { type HandedVehicle, handVehicle } from '#web/shop/handed-vehicle.ts'
import { OwnerPart, partLink } from './owner-part.tsx'
import { endOf, type Owned, plusTerm, type WarrantyTerm, warrantyTerms } from './warranty-terms.ts'

interface WarrantyPartProps {
  plans: readonly WarrantyPlan[]
  owned: Owned
  vehicle: HandedVehicle
}

/** The terms of warranty that are still open, and their last days. */
export function WarrantyPart({ plans, owned, vehicle }: WarrantyPartProps) {
  const terms = warrantyTerms(plans, owned)
  const plus = plusTerm(plans, owned)
  const state = handVehicle(vehicle)
  return (
    <OwnerPart title={t`Warranty`}>
      {terms.length === 0 && !plus ? (
        <p>{t`We have no warranty terms for this vehicle here. Please look into its papers, or ask us.`}</p>
      ) : (
        <Terms terms={terms} plus={plus} />
      )}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <Link to={paths.extendedWarranty} state={state} className={partLink}>{t`Ask for a plan`}</Link>
        <Link to={paths.extendedWarrantyPlus} className={partLink}>{t`What Plus covers`}</Link>
      </p>
    </OwnerPart>
  )
}

interface TermsProps {
  terms: readonly WarrantyTerm[]
  plus: ReturnType<typeof plusTerm>
}

function Terms({ terms, plus }: TermsProps) {
  return (
    <>
      <p className="text-pretty text-muted">{t`Each term ends with its last day or its kilometres, whichever comes earlier. An extended one holds only if you bought it.`}</p>
      <ul className="grid gap-3">
        {terms.map((term) => (
          <TermRow key={term.years} term={term} />
        ))}
        {plus ? (
          <li className="grid gap-1 rounded-md border border-hairline p-4">
            <TermHead title={t`Extended Warranty Plus`} isOpen={plus.canRenew} />
            <p>
              {plus.canRenew
                ? t`Can be renewed until ${formatDay(plus.renewUntil)}, and covers until ${formatDay(plus.coverUntil)}.`
                : t`Could be renewed until ${formatDay(plus.renewUntil)}; one that you have covers until ${formatDay(plus.coverUntil)} at most.`}
            </p>
          </li>
        ) : null}
      </ul>
      <p className="text-pretty text-muted">{t`Until when a plan can still be bought depends on the vehicle and its papers: please ask. For electric ones other terms hold.`}</p>
    </>
  )
}

function TermRow({ term }: { term: WarrantyTerm }) {
  const end = endOf(term)
  return (
    <li className="grid gap-1 rounded-md border border-hairline p-4">
      <TermHead
        title={term.added === 0 ? t`Standard` : extendedBy(term.added)}
        isOpen={term.over === undefined}
      />
      <p className="figures text-muted">{t`Until ${formatDay(term.lastDay)} or ${groupLakhs(term.km)} km`}</p>
      {term.over ? (
        <p>{term.over === 'km' ? t`Ended: kilometre limit reached.` : t`Ended: its years are over.`}</p>
      ) : end.by === 'km' ? (
        <p>{t`At your pace its kilometres are full about ${formatDay(end.day)}, which is earlier.`}</p>
      ) : null}
    </li>
  )
}

function TermHead({ title, isOpen }: { title: string; isOpen: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <strong>{title}</strong>
      <span className={isOpen ? 'font-semibold text-success' : 'text-muted'}>
        {isOpen ? t`Still valid` : t`Over`}
      </span>
    </p>
  )
}

function extendedBy(years: number): string {
  return years === 1 ? t`Extended by 1 year` : t`Extended by ${years} years`
}
