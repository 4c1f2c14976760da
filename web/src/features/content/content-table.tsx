import { useState } from 'react'
import { cameToNothing, useLoaded } from '#web/lib/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { EditIcon, TrashIcon } from '#web/ui/icon/sign.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { AddDialog } from './add-dialog.tsx'
import type { ContentItem, ContentKind } from './content-kind.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** Lists the items, marks the one that the site shows now, with New above, Edit and Delete in each row. */
export function ContentTable({ kind }: { kind: ContentKind }) {
  const items = useLoaded(kind.id, kind.list)
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<ContentItem>()
  const [edited, setEdited] = useState<ContentItem>()

  function deleted(item: ContentItem) {
    setDoomed(undefined)
    setEdited(undefined)
    // The reloaded list may still be the CDN's old copy.
    items.replace((before) => before.filter(({ id }) => id !== item.id))
    items.reload()
  }

  function gone(item: ContentItem) {
    const name = item.title || item.alt
    notify.success(`This ${kind.noun} was deleted already.`, { detail: name || undefined })
    deleted(item)
  }

  const newest = Math.max(...(items.value ?? []).map(({ id }) => id))
  return (
    <Screen
      title={kind.title}
      actions={
        <Button variant="primary" size="small" onClick={() => setAdding(true)}>
          New
        </Button>
      }
    >
      <LoadFailure of={items} words="The list could not be loaded." />
      {cameToNothing(items) ? null : (
        <DataTable
          align="middle"
          className={kind.hasWords ? '' : 'max-w-3xl'}
          caption={kind.title}
          rows={items.value}
          rowKey={({ id }) => id}
          emptyText={kind.emptyText}
          busy={items.isLoading}
          columns={columnsOf(kind, {
            shown: kind.showsNewest ? newest : undefined,
            onEdit: kind.edit && setEdited,
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
      {edited && kind.edit ? (
        <EditDialog
          kind={{ ...kind, edit: kind.edit }}
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
  /** The id of the item that the site shows now. */
  shown: number | undefined
  onEdit: ((item: ContentItem) => void) | undefined
  onDelete: (item: ContentItem) => void
}

function columnsOf(kind: ContentKind, { shown, onEdit, onDelete }: RowRules): Column<ContentItem>[] {
  const words: Column<ContentItem>[] = [
    { key: 'title', title: 'Title', cell: ({ title }) => title, wide: true },
    {
      key: 'description',
      title: 'Description',
      cell: ({ description }) => <span className="line-clamp-3 whitespace-pre-line">{description}</span>,
      wide: true,
    },
  ]
  return [
    { key: 'number', title: 'S No.', cell: (_, index) => index + 1 },
    {
      key: 'image',
      title: 'Image',
      cell: ({ id, image, alt, title }) => (
        <span className="flex w-max items-center gap-3">
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
    ...(kind.hasWords ? words : []),
    {
      key: 'action',
      title: 'Action',
      cell: (item) => (
        <span className="flex max-md:-mt-2.5 max-md:-ml-3">
          {onEdit ? (
            <button type="button" onClick={() => onEdit(item)} className={`${rowAction} hover:bg-soft`}>
              <EditIcon />
              <span className="sr-only">Edit {nameOf(kind, item)}</span>
            </button>
          ) : null}
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
    },
  ]
}

const rowAction = 'grid size-11 place-items-center rounded-md'

function nameOf(kind: ContentKind, { title, alt, id }: ContentItem): string {
  return `${kind.noun} ${title || alt || id}`
}
