import { useId } from 'react'
import { serviceTypes, serviceTypeWords } from '#contract/enquiries/choices.ts'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * Asks for the type of service before times are shown, because each has times of its own and nobody should
 * come for the other one; an answer is chosen in the form too.
 */
export function WhichService({ form, lacking }: { form: HTMLFormElement; lacking: string | undefined }) {
  const id = useId()
  const choose = (type: string) => {
    const group = form.elements.namedItem('serviceType')
    if (!(group instanceof RadioNodeList)) return
    for (const radio of group) if (radio instanceof HTMLInputElement && radio.value === type) radio.click()
  }
  return (
    <div id={id} tabIndex={-1} data-ask={lacking} data-lacking="" className="grid gap-3 outline-none">
      <p className="font-semibold">{t`Is it a paid or a free service? Each has its own times.`}</p>
      <div className="flex flex-wrap gap-2">
        {serviceTypes.map((type) => (
          <Button key={type} size="small" onClick={() => choose(type)}>
            {serviceTypeWords(type)}
          </Button>
        ))}
      </div>
    </div>
  )
}
