import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { DocumentSection } from '#domain/clinical/documents/document-sections.ts';
import type { FilledDocument, FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { goalDomainLabels } from '#domain/clinical/goals/goal-domains.ts';
import { goalStatusLabels } from '#domain/clinical/goals/goal-status.ts';
import { needsMark } from '#domain/clinical/signing/unsigned-document.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { clinicalStyles as styles } from '#server/clinical/signing/clinical-styles.ts';
import { linePart, type PdfPart, supportScoreWords } from '#server/clinical/signing/clinical-text.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { isLongText } from '#server/platform/pdf/text-lines.ts';
import type { DocumentBody } from './document-body-type.ts';
import { goalGraph } from './goal-graph-pdf.ts';

/** A goal's block with more lines of text than this may continue on the next page. */
const LINES_IN_ONE = 26;

/**
 * Returns every goal of a document. Each block stays on one page, so that no graph is separated from its
 * goal.
 */
export function goalParts(body: DocumentBody, section: DocumentSection): PdfPart[] {
  const { goals } = body.filled;
  if (goals.length === 0) return [linePart('No goals are on record for this period.')];
  const parts = goals.map((goal) => goalPart(goal, body, section));
  const hasScores = goals.some(({ points }) => points.some(({ supportScore }) => supportScore !== null));
  return section.hasProgress && hasScores ? [...parts, { content: supportScoreWords() }] : parts;
}

function goalPart(goal: FilledGoal, body: DocumentBody, section: DocumentSection): PdfPart {
  const { hasProgress = false, hasGraph = false, hasMarks = false } = section;
  const mark = body.marks.find(({ goalPosition }) => goalPosition === goal.goalPosition);
  const plainLine = mark?.plainLine ?? goal.plainLine;
  const facts = hasProgress ? progressLines(goal) : planLines(goal);
  const isLong = isLongBlock([goal.statement, mark?.comment, plainLine], facts);
  return {
    content: h(
      View,
      {
        key: `goal ${goal.goalPosition}`,
        style: goal.isObjective ? styles.objective : styles.goalBlock,
        wrap: isLong,
      },
      h(
        View,
        { wrap: false, minPresenceAhead: 40 },
        heading(goal, hasProgress ? statusText(goal) : undefined),
        h(Text, null, goal.statement),
      ),
      ...factLines(facts),
      hasGraph && goal.points.length > 0 && goalGraph(goal),
      hasMarks && markLine(goal, mark?.code ?? null, body),
      body.kind === 'annual-review' && earlierMarks(goal),
      mark?.comment && h(Text, { key: 'comment', style: styles.typed }, mark.comment),
      hasMarks && plainLine && h(Text, { key: 'plain', style: styles.typed }, plainLine),
    ),
    isLong,
  };
}

/** Returns the proposed goals, without figures. */
export function proposedGoalParts(goals: FilledDocument['proposedGoals']): PdfPart[] {
  if (goals.length === 0) return [linePart('No goals are proposed yet.')];
  return goals.map((goal, index) => {
    const facts: FactLine[] = [
      ['Baseline', goal.baseline],
      ['Criterion', goal.criterion],
      ['Method', goal.method],
      ['Schedule', goal.schedule],
    ];
    const isLong = isLongBlock([goal.statement], facts);
    return {
      content: h(
        View,
        {
          key: `proposed ${index}`,
          style: goal.isObjective ? styles.objective : styles.goalBlock,
          wrap: isLong,
        },
        heading(goal),
        h(Text, null, goal.statement),
        ...factLines(facts),
      ),
      isLong,
    };
  });
}

function isLongBlock(texts: readonly (string | null | undefined)[], facts: readonly FactLine[]): boolean {
  const lines = [...texts, ...facts.map(([, text]) => text)].filter(Boolean);
  return isLongText(lines.join('\n'), LINES_IN_ONE);
}

function heading(
  { name, domain, isObjective }: Pick<FilledGoal, 'name' | 'domain' | 'isObjective'>,
  status?: string,
) {
  const title = isObjective ? `Objective: ${name}` : name;
  const words = [title, goalDomainLabels[domain], status];
  return h(Text, { style: pdfStyles.asked }, words.filter(Boolean).join(' · '));
}

function statusText({ status, statusOn }: FilledGoal): string {
  return `${goalStatusLabels[status]} since ${formatDay(statusOn)}`;
}

type FactLine = [label: string, text: string | null | undefined];

function planLines({ baseline, criterion, method, schedule, startsOn, targetOn }: FilledGoal): FactLine[] {
  return [
    ['Baseline', baseline],
    ['Criterion', criterion],
    ['Method', method],
    ['Schedule', schedule],
    ['From', `${formatDay(startsOn)} until ${formatDay(targetOn)}`],
  ];
}

function progressLines(goal: FilledGoal): FactLine[] {
  const { baseline, criterion, earlierCriteria, figures, lastResults, trend } = goal;
  return [
    ['Baseline', baseline],
    ['Criterion', criterion],
    ...earlierCriteria.map(
      ({ revision, effectiveOn, criterion: earlier }): FactLine => [
        'Earlier',
        `${earlier} (revision ${revision}, from ${formatDay(effectiveOn)})`,
      ],
    ),
    ['This period', figures],
    ['Last sessions', lastResults.join(' · ')],
    ['Trend', trend],
  ];
}

function factLines(lines: readonly FactLine[]): ReactNode[] {
  return lines.map(
    ([label, text], index) =>
      text &&
      h(
        View,
        { key: `${label} ${index}`, style: styles.goalLine },
        h(Text, { style: styles.goalLabel }, label),
        h(Text, { style: styles.goalText }, text),
      ),
  );
}

/** A goal that needs no mark does not report a missing one. */
function markLine(goal: FilledGoal, code: string | null, { codes }: DocumentBody) {
  if (code === null && !needsMark(goal)) return null;
  const label = codes.find((one) => one.code === code)?.label;
  const words = code === null ? 'not chosen yet' : [code, label].filter(Boolean).join(', ');
  return h(Text, { key: 'mark', style: styles.mark }, `Mark: ${words}`);
}

function earlierMarks({ earlierMarks: marks }: FilledGoal) {
  if (marks.length === 0) return null;
  const words = marks.map(({ until, code }) => `${formatDay(until)}: ${code}`).join(' · ');
  return h(Text, { key: 'earlier', style: styles.earlierMarks }, `Marks of the year: ${words}`);
}
