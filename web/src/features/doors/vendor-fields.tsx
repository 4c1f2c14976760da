import type { DoorVendor } from '#contract/doors/door-words.ts'
import type { DoorFacts } from '#contract/doors/doors.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { RowList } from '#web/ui/form/record/row-list.tsx'
import type { RecordEditing } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { FieldNames } from './field-names.tsx'
import { type Outlet, OutletSelect } from './outlet-select.tsx'

interface VendorFieldsProps {
  vendor: DoorVendor
  editing: RecordEditing<DoorFacts>
  outlets: readonly Outlet[]
}

/** What one sender alone needs: pages of Meta, numbers that people ring, names of fields. */
export function VendorFields({ vendor, editing, outlets }: VendorFieldsProps) {
  const { draft, change, errors } = editing
  if (vendor === 'calls')
    return (
      <FormPart
        title="Numbers that people ring"
        hint="Each with its outlet; every other number is for the outlet above."
      >
        <RowList
          label="Numbers"
          noun="number"
          rows={draft.numbers}
          most={50}
          nameOf={({ number }) => number}
          make={() => ({ number: '', outletId: null })}
          onChange={(numbers) => change({ numbers })}
        >
          {(row, changeRow, index) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <Input
                label="Number"
                type="tel"
                autoComplete="off"
                value={row.number}
                error={errors[`numbers.${index}.number`]}
                onChange={({ currentTarget }) => changeRow({ number: currentTarget.value })}
              />
              <OutletSelect
                label="Outlet"
                outlets={outlets}
                value={row.outletId}
                error={errors[`numbers.${index}.outletId`]}
                onChange={(outletId) => changeRow({ outletId })}
              />
            </div>
          )}
        </RowList>
      </FormPart>
    )
  return (
    <>
      {vendor === 'meta' ? (
        <FormPart
          title="Pages and forms"
          hint="The numbers of Meta’s pages or forms that come through this door. Leave it empty to take every page."
        >
          <Input
            label="Numbers, with a comma between"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={draft.pages.join(', ')}
            error={errors.pages ?? Object.entries(errors).find(([path]) => path.startsWith('pages.'))?.[1]}
            onBlur={({ currentTarget }) =>
              change({
                pages: currentTarget.value
                  .split(/[\s,;]+/)
                  .map((page) => page.trim())
                  .filter(Boolean),
              })
            }
          />
        </FormPart>
      ) : null}
      <FormPart
        title="Names of its fields"
        hint="Only where the sender calls a field by another name, such as “contact_no”. What has no place here is kept with the lead."
      >
        <FieldNames fields={draft.fields} errors={errors} onChange={(fields) => change({ fields })} />
      </FormPart>
    </>
  )
}
