import { useState } from 'react'
import type { ManagedItem } from '#contract/content/content-items.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { ChangeButton, useMayChange } from '#web/ui/change-button.tsx'
import { EditIcon, TrashIcon } from '#web/ui/icon/act.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { AddDialog } from './add-dialog.tsx'
import type { ContentKind } from './content-kinds.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { runsOn, whenShown } from './when-shown.ts'

/**
 * Lists the items and marks the item that the site shows now; New stands above the list, Edit and Delete in
 * each row.
 */
export function ContentTable({ kind }: { kind: ContentKind }) {
  const items = useLoaded(kind.id, (signal) =>
    callApi('listManagedContent', { params: { kind: kind.id } }, { signal }),
  )
  const [isAdding, setAdding] = useState(false)
  const mayChange = useMayChange()
  const [isOrdering, setOrdering] = useState(false)
  const [doomed, setDoomed] = useState<ManagedItem>()
  const [edited, setEdited] = useState<ManagedItem>()

  function deleted(item: ManagedItem) {
    setDoomed(undefined)
    setEdited(undefined)
    items.replace((before) => before.filter(({ id }) => id !== item.id))
    items.reload()
  }

  function gone(item: ManagedItem) {
    const name = item.title || item.alt
    notify.success(`This ${kind.noun} was deleted already.`, { detail: name || undefined })
    deleted(item)
  }

  const today = indianDay(serverNow())
  const running = (items.value ?? []).filter((item) => runsOn(item, today))
  const newest = Math.max(...running.map(({ id }) => id))
  return (
    <Screen
      title={kind.title}
      actions={
        <div className="flex gap-3">
          {kind.ordered && (items.value?.length ?? 0) > 1 ? (
            <ChangeButton size="small" onClick={() => setOrdering(true)}>
              Order
            </ChangeButton>
          ) : null}
          <ChangeButton variant="primary" size="small" onClick={() => setAdding(true)}>
            New
          </ChangeButton>
        </div>
      }
    >
      <LoadFailure of={items} words="The list could not be loaded." />
      {cameToNothing(items) ? null : (
        <DataTable
          align="middle"
          className={hasTitle(kind) ? '' : 'max-w-3xl'}
          caption={kind.title}
          rows={items.value}
          rowKey={({ id }) => id}
          emptyText={kind.emptyText}
          busy={items.isLoading}
          columns={columnsOf(kind, {
            mayChange,
            shown: kind.showsNewest ? newest : undefined,
            today,
            onEdit: setEdited,
            onDelete: setDoomed,
          })}
        />
      )}
      {isAdding ? (
        <AddDialog
          kind={kind}
          onClose={() => setAdding(false)}
          onAdded={(isDone) => {
            if (isDone) setAdding(false)
            items.reload()
          }}
        />
      ) : null}
      {doomed ? (
        <DeleteDialog
          kind={kind}
          item={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={() => deleted(doomed)}
          onGone={() => gone(doomed)}
        />
      ) : null}
      {isOrdering && kind.ordered && items.value ? (
        <OrderDialog
          kind={kind.ordered}
          noun={kind.noun}
          items={items.value}
          onClose={() => setOrdering(false)}
          onChanged={items.reload}
        />
      ) : null}
      {edited ? (
        <EditDialog
          kind={kind}
          item={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            items.reload()
          }}
          onChanged={items.reload}
          onGone={() => gone(edited)}
        />
      ) : null}
    </Screen>
  )
}

interface RowRules {
  mayChange: boolean
  /** The id of the item that the site shows now. */
  shown: number | undefined
  today: string
  onEdit: (item: ManagedItem) => void
  onDelete: (item: ManagedItem) => void
}

function columnsOf(
  kind: ContentKind,
  { mayChange, shown, today, onEdit, onDelete }: RowRules,
): Column<ManagedItem>[] {
  const words: Column<ManagedItem>[] = [
    { key: 'title', title: 'Title', cell: ({ title }) => title, wide: true },
    {
      key: 'words',
      title: kind.id === 'slides' ? 'Line' : 'Description',
      cell: ({ description, line }) => (
        <span className="line-clamp-3 whitespace-pre-line">{description || line}</span>
      ),
      wide: true,
    },
  ]
  const days: Column<ManagedItem> = {
    key: 'days',
    title: 'Shown',
    cell: (item) => <span className="figures whitespace-nowrap">{whenShown(item, today)}</span>,
  }
  const action: Column<ManagedItem> = {
    key: 'action',
    title: 'Action',
    cell: (item) => (
      <span className="flex max-md:-mt-2.5 max-md:-ml-3">
        <button type="button" onClick={() => onEdit(item)} className={`${rowAction} hover:bg-soft`}>
          <EditIcon />
          <span className="sr-only">Edit {nameOf(kind, item)}</span>
        </button>
        <button
          type="button"
          onClick={() => onDelete(item)}
          className={`${rowAction} text-danger hover:bg-danger-soft`}
        >
          <TrashIcon />
          <span className="sr-only">Delete {nameOf(kind, item)}</span>
        </button>
      </span>
    ),
  }
  return [
    { key: 'number', title: 'S No.', cell: (_, index) => index + 1 },
    {
      key: 'image',
      title: 'Image',
      cell: ({ id, image, alt, title }) => (
        <span className="flex w-max items-center gap-x-3 gap-y-1 md:max-2xl:flex-col md:max-2xl:items-start">
          <PictureFrame className="size-12.5 rounded-sm">
            <Picture
              src={image}
              alt={title ? '' : alt || `${kind.noun} ${id}`}
              width={50}
              height={50}
              className="h-full w-full object-cover"
            />
          </PictureFrame>
          {id === shown ? (
            <span className="rounded-sm bg-success-soft px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-success">
              On the site now
            </span>
          ) : null}
        </span>
      ),
    },
    ...(hasTitle(kind) ? words : []),
    ...(kind.fields.some(({ name }) => name === 'to') ? [days] : []),
    ...(mayChange ? [action] : []),
  ]
}

const hasTitle = ({ fields }: ContentKind) => fields.some(({ name }) => name === 'title')

const rowAction = 'grid size-11 place-items-center rounded-md'

function nameOf(kind: ContentKind, { title, alt, id }: ManagedItem): string {
  return `${kind.noun} ${title || alt || id}`
}
