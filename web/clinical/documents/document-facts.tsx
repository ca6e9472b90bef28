import type { ComponentType } from 'react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import type { WrittenDocument } from './document-content.ts';
import { namedField } from './draft-fields.ts';

/** The props of every editable part of a draft. */
export interface Writing {
  content: WrittenDocument;
  onChange: (part: Partial<WrittenDocument>) => void;
  onLeave: () => void;
}

export interface AnnualFieldProps {
  clientId: number;
  annualId: number | null;
  onChange: (part: { annualId: number | null }) => void;
  onLeave: () => void;
}

/** What billing adds to a document's page; `web/program/screens/document-screen.tsx` supplies it. */
export interface DocumentParts {
  AnnualField: ComponentType<AnnualFieldProps>;
}

/** Fields for a document's title, days and plan, and for an annual packet's annual record. */
export function DocumentFacts({
  document,
  content,
  onChange,
  onLeave,
  AnnualField,
}: Writing & DocumentParts & { document: ClinicalDocument }) {
  return (
    <Card>
      <CardHeader title="About This Document" />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Title" className="sm:col-span-2">
          <Input
            {...namedField('title')}
            value={content.title}
            maxLength={200}
            onChange={({ target }) => onChange({ title: target.value })}
            onBlur={onLeave}
          />
        </Field>
        <PlanField clientId={document.clientId} content={content} onChange={onChange} onLeave={onLeave} />
        <Field label="From">
          <DateInput
            value={content.fromOn}
            onChange={({ target }) => onChange({ fromOn: target.value })}
            onBlur={onLeave}
          />
        </Field>
        <Field label="Until">
          <DateInput
            value={content.untilOn}
            onChange={({ target }) => onChange({ untilOn: target.value })}
            onBlur={onLeave}
          />
        </Field>
        <Field label="Due" optional>
          <DateInput
            value={content.dueOn ?? ''}
            onChange={({ target }) => onChange({ dueOn: target.value || null })}
            onBlur={onLeave}
          />
        </Field>
        {document.kind === 'annual-review' && (
          <AnnualField
            clientId={document.clientId}
            annualId={content.annualId}
            onChange={onChange}
            onLeave={onLeave}
          />
        )}
      </CardBody>
    </Card>
  );
}

function PlanField({ clientId, content, onChange, onLeave }: Writing & { clientId: number }) {
  const plans = useClientPlans(clientId).data ?? [];
  return (
    <Field label="Plan" className="sm:col-span-2">
      <Select
        value={content.planId ?? ''}
        onChange={({ target }) => onChange({ planId: Number(target.value) || null })}
        onBlur={onLeave}
      >
        <option value="">No plan</option>
        {plans.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
