import { useState } from 'react';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { withoutName } from '#domain/caseload/assessments/child-name.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { type TemplateDetailsForm, TemplateForm } from './template-form.tsx';
import { useCreateTemplate } from './template-queries.ts';

interface TemplateSaveDialogProps {
  open: boolean;
  /** The assessment whose questions are saved. */
  assessment: Assessment;
  onClose: () => void;
}

/** Saves an assessment's questions as a template of the practice, without data about the child. */
export function TemplateSaveDialog({ open, assessment, onClose }: TemplateSaveDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="Save as Template">
      {(dialog) => <SaveForm assessment={assessment} dialog={dialog} />}
    </FormDialog>
  );
}

function SaveForm({ assessment, dialog }: { assessment: Assessment; dialog: FormInDialog }) {
  const create = useCreateTemplate();
  const [questions, setQuestions] = useState(assessment.questions);
  const child = useClientFinder()(assessment.clientId);

  /** Returns the content with "the child" in place of the child's name; undefined if the name does not occur. */
  function unnamed(form: TemplateDetailsForm) {
    const { title, description } = form.watch();
    const content = { title, description: description ?? null, questions };
    const changed = child && withoutName(content, child);
    return changed === content ? undefined : changed;
  }

  return (
    <TemplateForm
      start={assessment}
      dialog={dialog}
      saveText="Save Template"
      savingText="Saving..."
      isSaving={isSent(create)}
      onSave={(words) => create.mutate({ ...words, questions }, { onSuccess: dialog.close })}
    >
      {(form) => {
        const change = unnamed(form);
        return (
          <>
            {change && (
              <div className="grid gap-2 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
                <p role="status">It names the child, and every therapist of the practice reads a template.</p>
                <Button
                  variant="secondary"
                  className="justify-self-start"
                  onClick={() => {
                    form.setValue('title', change.title, { shouldDirty: true });
                    form.setValue('description', change.description ?? '', { shouldDirty: true });
                    setQuestions([...change.questions]);
                  }}
                >
                  Say “the Child” Instead
                </Button>
              </div>
            )}
            <div className="grid gap-2">
              <h3 className="font-medium text-sm">Questions</h3>
              <ol className="list-decimal space-y-1 pl-6 text-ink-muted text-sm">
                {questions.map(({ id, text }) => (
                  <li key={id} className="break-words">
                    {text}
                  </li>
                ))}
              </ol>
              <p className="text-ink-muted text-sm">Answers, and whose they are, are not kept in it.</p>
            </div>
          </>
        );
      }}
    </TemplateForm>
  );
}
