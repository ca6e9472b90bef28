import { LayoutTemplate, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ListedTemplate } from '#domain/caseload/assessments/assessment-template.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useDeleteTemplate, useTemplates } from './template-queries.ts';
import { TemplateRenameDialog } from './template-rename-dialog.tsx';

export const meta = practiceTitle('Assessment Templates');

/** The practice's templates, to start from; their creators can rename and delete them. */
export default function TemplateListPage() {
  const templates = useTemplates();
  const [renaming, setRenaming] = useState<ListedTemplate>();
  const [deleting, setDeleting] = useState<ListedTemplate>();
  const remove = useDeleteTemplate();
  const list = useRef<HTMLElement>(null);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={<ReturnLink to="/assessments" label="Assessments" />}
        title="Assessment Templates"
        description="Questions that every therapist of the practice can start from. They hold nothing about a child."
      />
      <Card ref={list} tabIndex={-1} className="overflow-clip">
        <WhenLoaded
          query={templates}
          loadingLabel="Loading templates"
          placeholders={2}
          rowClassName="h-20"
          padded
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                icon={LayoutTemplate}
                title="No templates yet"
                description="Open an assessment and choose Save as Template in its menu."
              />
            ) : (
              <ul aria-label="Templates" className="divide-y divide-line">
                {all.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    onRename={() => setRenaming(template)}
                    onDelete={() => setDeleting(template)}
                  />
                ))}
              </ul>
            )
          }
        </WhenLoaded>
      </Card>
      {renaming && <TemplateRenameDialog template={renaming} onClose={() => setRenaming(undefined)} />}
      <AlertDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title="Delete this template?"
        description="No therapist of the practice can start from it any more. Assessments that were started from it stay."
        confirmText="Delete"
        pendingText="Deleting..."
        pending={remove.isPending}
        fallbackFocus={list}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
      />
    </div>
  );
}

interface TemplateRowProps {
  template: ListedTemplate;
  onRename: () => void;
  onDelete: () => void;
}

function TemplateRow({ template, onRename, onDelete }: TemplateRowProps) {
  const { id, title, description, questionCount, madeBy, mayChange } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-semibold">{title}</p>
        {description && <p className="line-clamp-2 break-words text-sm">{description}</p>}
        <p className="text-ink-muted text-sm">{`${countOf(questionCount, 'question')} · by ${madeBy}`}</p>
      </div>
      <div className="flex gap-2">
        {mayChange && (
          <>
            <Button variant="ghost" size="icon" aria-label={`Rename ${title}`} onClick={onRename}>
              <Pencil aria-hidden="true" />
            </Button>
            <Button variant="ghost" size="icon" aria-label={`Delete ${title}`} onClick={onDelete}>
              <Trash2 aria-hidden="true" />
            </Button>
          </>
        )}
        <ButtonLink variant="secondary" to={`/assessments/new?template=${id}`} aria-label={`Use ${title}`}>
          Use
        </ButtonLink>
      </div>
    </li>
  );
}
