import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { planProgramLabels } from '#domain/clinical/plans/plan-labels.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { noteFacts, noteTexts } from '#domain/clinical/signing/note-reading.ts';
import type { NoteGoal, UnsignedNote } from '#domain/clinical/signing/signed-note.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { clinicalStyles as styles } from '#server/clinical/signing/clinical-styles.ts';
import { factGrid, supportScoreWords, textSection } from '#server/clinical/signing/clinical-text.ts';
import type { PdfChild } from '#server/clinical/signing/pdf-child.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { isLongText } from '#server/platform/pdf/text-lines.ts';

/** Returns the content of a note, from its facts to its last section. */
export function noteBody(note: UnsignedNote, child: PdfChild): ReactNode[] {
  return [
    factList(note, child),
    note.goals.length > 0 &&
      h(
        View,
        { key: 'goals', style: styles.section },
        h(Text, { style: styles.sectionTitle, minPresenceAhead: 50 }, 'Goals'),
        ...note.goals.map(goalBlock),
        note.goals.some(({ figures }) => figures.supportScore !== null) && supportScoreWords(),
      ),
    ...noteTexts(note).map(({ title, text }) => textSection(title, text)),
  ];
}

function factList({ plan, ...note }: UnsignedNote, child: PdfChild) {
  const ofPlan = plan && [
    planProgramLabels[plan.program],
    plan.title,
    `${formatDay(plan.startsOn)} to ${formatDay(plan.endsOn)}`,
    plan.serviceText,
    plan.school,
  ];
  const facts = [
    {
      label: 'Date of birth',
      text: child.dateOfBirth === null ? 'Not provided' : formatDay(child.dateOfBirth),
    },
    ...noteFacts({ ...note, plan: null }),
    ...(ofPlan ? [{ label: 'Plan', text: ofPlan.filter(Boolean).join(' · '), isWide: true }] : []),
  ];
  return factGrid('facts', facts);
}

function goalBlock({ name, statement, criterion, line, phase, marks, revision }: NoteGoal, index: number) {
  const recorded = [
    phase !== 'teaching' && phaseLabels[phase],
    marks && `Marks: ${marks.map((mark) => mark ?? '–').join(' ')}`,
    `Criterion${revision > 1 ? ` (revision ${revision})` : ''}: ${criterion}`,
  ];
  const isLong = isLongText([line, statement, ...recorded].filter(Boolean).join('\n'));
  return h(
    View,
    { key: index, style: styles.goal, wrap: isLong },
    h(Text, { style: pdfStyles.asked }, line),
    h(Text, null, name === statement ? null : statement),
    h(Text, { style: pdfStyles.quiet }, recorded.filter(Boolean).join(' · ')),
  );
}
