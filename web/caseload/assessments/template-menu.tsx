import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type AssessmentFormResult,
  type AssessmentFormValues,
  copyAssessmentForm,
} from '#domain/caseload/assessments/assessment-form-values.ts';
import type { AssessmentTemplate } from '#domain/caseload/assessments/assessment-template.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { failureText } from '#web/platform/api/request.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { templateQuery, useTemplates } from './template-queries.ts';

interface TemplateMenuProps {
  form: UseFormReturn<AssessmentFormValues, unknown, AssessmentFormResult>;
}

/** Fills the form with a template's questions, after a confirmation if typed text would be lost. */
export function TemplateMenu({ form }: TemplateMenuProps) {
  const queries = useQueryClient();
  const templates = useTemplates();
  const [filledWith, setFilledWith] = useState(() => askedText(form.getValues()));
  const [waiting, setWaiting] = useState<AssessmentTemplate>();

  async function choose(id: number): Promise<void> {
    try {
      const template = await queries.fetchQuery(templateQuery(id));
      if (askedText(form.getValues()) === filledWith) fill(template);
      else setWaiting(template);
    } catch (error) {
      failureToast('Template Not Loaded', failureText(error));
    }
  }

  function fill(template: AssessmentTemplate): void {
    const values = copyAssessmentForm(template, form.getValues('clientId') ?? undefined);
    // Marked as typed, so that a draft includes it after a reload.
    form.reset(values, { keepDefaultValues: true });
    setFilledWith(askedText(values));
    setWaiting(undefined);
  }

  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="secondary" className="justify-self-start">
            <LayoutTemplate aria-hidden="true" />
            Start from a Template
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {templates.data?.map(({ id, title, questionCount }) => (
          <MenuItem key={id} onSelect={() => choose(id)} className="max-w-[min(28rem,85vw)]">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <span className="text-ink-muted text-xs">{countOf(questionCount, 'question')}</span>
          </MenuItem>
        ))}
        {!templates.data?.length && <MenuItem disabled>{emptyText(templates)}</MenuItem>}
      </DropdownMenu>
      <AlertDialog
        open={waiting !== undefined}
        onOpenChange={(open) => !open && setWaiting(undefined)}
        title="Replace what is in the form?"
        description="Title, description and questions of the template take the place of what you typed."
        confirmText="Replace"
        cancelText="Keep Editing"
        onConfirm={() => waiting && fill(waiting)}
      />
    </>
  );
}

function askedText({ title, description, questions }: AssessmentFormValues): string {
  return JSON.stringify([title, description, questions]);
}

function emptyText({ isPending, isError }: { isPending: boolean; isError: boolean }): string {
  if (isPending) return 'Loading...';
  return isError ? 'The templates could not be loaded' : 'No templates yet: save one from an assessment';
}
