import type { ReactNode } from 'react';
import {
  type DocumentSection,
  documentSections,
  type FilledPart,
} from '#domain/clinical/documents/document-sections.ts';
import { planProgramLabels, planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';
import {
  factGrid,
  headedParts,
  linePart,
  type PdfPart,
  typedPart,
} from '#server/clinical/signing/clinical-text.ts';
import { assessmentParts, scoreParts } from './document-assessments.ts';
import type { DocumentBody } from './document-body-type.ts';
import { goalParts, proposedGoalParts } from './document-goals.ts';
import { attendanceParts, monthTable } from './document-service.ts';

/**
 * Returns the sections of a document, in the reading order of its kind. In a draft, empty sections say so.
 */
export function documentBody(body: DocumentBody, { isDraft }: { isDraft: boolean }): ReactNode[] {
  return documentSections[body.kind].flatMap((section) => {
    const typed = body.sections.find(({ key }) => key === section.key);
    const title = typed?.title ?? section.title;
    const parts: PdfPart[] = [
      ...(section.filled ? filledParts[section.filled](body, section) : []),
      ...(section.hasScores ? scoreParts(body.scores) : []),
      ...(typed ? [typedPart(section.key, typed.text)] : []),
    ];
    // The child's name is at the top of the page and needs no heading.
    if (section.key === 'identity') return parts.map(({ content }) => content);
    if (parts.length > 0) return headedParts(title, parts);
    return isDraft ? headedParts(title, [linePart('Nothing is written here yet.')]) : [];
  });
}

const filledParts: Record<FilledPart, (body: DocumentBody, section: DocumentSection) => PdfPart[]> = {
  identity: identityParts,
  service: ({ filled: { plan } }) => [
    {
      content: factGrid('service', [
        { label: 'Frequency', text: plan?.serviceText || 'Not stated' },
        { label: 'Duration', text: plan ? daysText(plan.startsOn, plan.endsOn) : 'Not stated' },
        { label: 'Setting', text: settingText(plan?.setting) || 'Not stated' },
      ]),
    },
  ],
  attendance: ({ filled }) => attendanceParts(filled),
  months: ({ filled }) => [...attendanceParts(filled), ...monthTable(filled)],
  goals: goalParts,
  proposedGoals: ({ filled }) => proposedGoalParts(filled.proposedGoals),
  assessments: ({ filled }) => assessmentParts(filled.assessments),
  precautions: ({ filled: { plan } }) => [typedPart('precautions', plan?.precautions || 'None stated.')],
  nextReview: ({ filled: { plan } }) => [
    linePart(plan?.nextReview ? formatDay(plan.nextReview) : 'No day is set.'),
  ],
};

function identityParts({ kind, fromOn, untilOn, filled: { client, plan } }: DocumentBody): PdfPart[] {
  const born = client.dateOfBirth === null ? 'Not provided' : formatDay(client.dateOfBirth);
  return [
    {
      content: factGrid('identity', [
        { label: 'Date of birth', text: born },
        { label: kind === 'plan-of-care' ? 'In force' : 'Period', text: daysText(fromOn, untilOn) },
        { label: 'Program', text: plan && planProgramLabels[plan.program] },
        { label: 'Plan', text: plan && `${plan.title}, ${daysText(plan.startsOn, plan.endsOn)}` },
        { label: 'School', text: plan?.school },
        { label: 'Service', text: plan?.serviceText },
        { label: 'Diagnosis codes', text: plan?.diagnosisCodes.join(', ') },
        { label: 'Procedure codes', text: plan?.procedureCodes.join(', ') },
      ]),
    },
  ];
}

function daysText(from: string, until: string): string {
  return `${formatDay(from)} to ${formatDay(until)}`;
}

/** Returns the label of a setting; a document stores the key used in the record. */
function settingText(setting: string | null | undefined): string | null | undefined {
  const labels: Record<string, string | undefined> = planSettingLabels;
  return setting && (labels[setting] ?? setting);
}
