import { useState } from 'react'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { TrashIcon } from '#web/ui/icon/sign.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { AddDialog } from './add-dialog.tsx'
import type { ContentItem, ContentKind } from './content-kind.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** Lists what the site shows now, with New above and Delete in each row. */
export function ContentTable({ kind }: { kind: ContentKind }) {
  const items = useLoaded(kind.id, kind.list)
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<ContentItem>()

  function deleted(item: ContentItem) {
    setDoomed(undefined)
    // The reloaded list may still be the CDN's old copy.
    items.replace((before) => before.filter(({ id }) => id !== item.id))
    items.reload()
  }

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
      <DataTable
        align="middle"
        className={kind.hasWords ? '' : 'max-w-3xl'}
        caption={kind.title}
        rows={items.value ?? (items.error === undefined ? undefined : [])}
        rowKey={({ id }) => id}
        emptyText={kind.emptyText}
        busy={items.isLoading}
        columns={columnsOf(kind, setDoomed)}
      />
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
        />
      ) : null}
    </Screen>
  )
}

function columnsOf(kind: ContentKind, onDelete: (item: ContentItem) => void): Column<ContentItem>[] {
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
        <Picture
          src={image}
          alt={title ? '' : alt || `${kind.noun} ${id}`}
          width={50}
          height={50}
          className="size-12.5 rounded-sm bg-soft object-cover"
        />
      ),
    },
    ...(kind.hasWords ? words : []),
    {
      key: 'action',
      title: 'Action',
      cell: (item) => (
        <button
          type="button"
          onClick={() => onDelete(item)}
          className="grid size-11 place-items-center rounded-md text-danger hover:bg-danger-soft max-md:-mt-2.5 max-md:-ml-3"
        >
          <TrashIcon />
          <span className="sr-only">
            Delete {kind.noun} {item.title || item.alt || item.id}
          </span>
        </button>
      ),
    },
  ]
}
