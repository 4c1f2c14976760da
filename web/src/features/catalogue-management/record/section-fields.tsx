import type { RecordSection } from '#contract/catalogue/vehicle-choices.ts'
import { madeBrochurePath } from '#domain/catalogue/brochure-paths.ts'
import { PicturesSection } from '../pictures/pictures-section.tsx'
import { AccessoriesSection } from './accessories-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import type { SectionProps } from './record-draft.ts'
import { SpecificationSection } from './specification-section.tsx'
import type { VehicleEditing } from './use-vehicle-editor.ts'
import { VariantsSection } from './variants-section.tsx'

/** The fields of one section of the editor. */
export function SectionFields({ section, editing }: { section: RecordSection; editing: VehicleEditing }) {
  const { record, draft, change, errors } = editing
  function propsOf<Section extends RecordSection>(id: Section): SectionProps<Section> {
    return {
      value: draft[id],
      onChange: (value) => change(id, value),
      errorOf: (path) => errors[`${id}.${path}`],
    }
  }
  switch (section) {
    case 'facts':
      return (
        <FactsSection {...propsOf('facts')} stored={record.document.facts} formerNames={record.formerNames} />
      )
    case 'variants':
      return (
        <VariantsSection {...propsOf('variants')} price={record.price} name={record.document.facts.name} />
      )
    case 'colours':
      return <ColoursSection {...propsOf('colours')} />
    case 'features':
      return <FeaturesSection {...propsOf('features')} />
    case 'specification':
      return <SpecificationSection {...propsOf('specification')} category={draft.facts.category} />
    case 'accessories':
      return <AccessoriesSection {...propsOf('accessories')} />
    case 'pictures':
      return <PicturesSection {...propsOf('pictures')} madeBrochure={madeBrochurePath(record.id)} />
  }
}
