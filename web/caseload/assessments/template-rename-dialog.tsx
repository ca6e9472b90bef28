import type { ListedTemplate } from '#domain/caseload/assessments/assessment-template.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { TemplateForm } from './template-form.tsx';
import { useRenameTemplate } from './template-queries.ts';

interface TemplateRenameDialogProps {
  template: ListedTemplate;
  onClose: () => void;
}

/** The dialog for a template's title and description. */
export function TemplateRenameDialog({ template, onClose }: TemplateRenameDialogProps) {
  const rename = useRenameTemplate(template.id);
  return (
    <FormDialog open onClose={onClose} title="Rename Template">
      {(dialog) => (
        <TemplateForm
          start={template}
          dialog={dialog}
          saveText="Rename Template"
          savingText="Renaming..."
          isSaving={rename.isPending}
          onSave={(words) =>
            rename.mutate({ ...words, updatedAt: template.updatedAt }, { onSuccess: dialog.close })
          }
        />
      )}
    </FormDialog>
  );
}
