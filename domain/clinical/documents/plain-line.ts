import type { Goal } from '#domain/clinical/goals/goal.ts';
import { statementFor } from '#domain/clinical/goals/goal-domains.ts';
import { periodFigure } from '#domain/clinical/results/period-figure.ts';
import {
  frequencyText,
  type PlainShare,
  recentShare,
  shareInWords,
  shareOfValue,
} from '#domain/clinical/results/plain-share.ts';
import type { LevelKey } from '#domain/people/practice/ladders.ts';
import { type Day, MONTHS } from '#domain/platform/dates.ts';
import type { GoalInPeriod } from './goal-in-period.ts';
import { verbForms } from './verb-forms.ts';

/** The plain wording of each level of help, for families. */
const plainHelp: Record<LevelKey, string> = {
  I: 'without help',
  VI: 'with no more than a picture to look at',
  G: 'with no more than a pointed finger',
  V: 'with no more than a spoken hint',
  M: 'after somebody shows how',
  PP: 'with some hands-on help',
  FP: 'with hands-on help',
  SU: 'once things are set up',
  MIN: 'with a little help',
  MOD: 'with some help',
  MAX: 'with a lot of help',
  DEP: 'with full help',
};

/**
 * Returns a child's progress in plain language for the family: "Ada now cuts along a line without help about
 * 1 time in 3. In September it was about 1 time in 5." It compares the median of the last three results with
 * the baseline. Returns undefined unless both are percentages, and for goals that do not count trials.
 */
export function plainLine(inPeriod: GoalInPeriod, firstName: string): string | undefined {
  const now = shareNow(inPeriod);
  const before = shareBefore(inPeriod);
  if (now === undefined || before === undefined) return undefined;
  const { goal, period } = inPeriod;
  return `${nowSentence(goal, firstName, now)} ${beforeSentence(before, now, monthText(before.on, period.untilOn))}`;
}

function shareNow(inPeriod: GoalInPeriod): PlainShare | undefined {
  if (inPeriod.progress?.phase === 'baseline') return undefined;
  return recentShare(
    inPeriod.goal,
    inPeriod.comparable.map(({ value }) => value),
  );
}

/** Returns the written baseline, or else the results recorded before teaching began. */
function shareBefore({ goal, results }: GoalInPeriod): (PlainShare & { on: Day }) | undefined {
  const written = shareOfValue(goal, goal.baselineValue ?? undefined);
  if (written) return { ...written, on: goal.startsOn };
  const taken = results.filter(({ recorded, share }) => recorded.phase === 'baseline' && share?.all);
  const figure = periodFigure(taken.flatMap(({ share }) => share ?? []));
  const [first] = taken;
  return figure && first ? { ...shareInWords(goal, figure.pooled), on: first.on } : undefined;
}

function nowSentence(goal: Goal, firstName: string, now: PlainShare): string {
  const help = plainHelp[goal.targetCue ?? 'I'];
  const sentences = goal.steps === null ? childSentences(goal.statement, firstName) : undefined;
  if (sentences === undefined)
    return `“${goal.name}”: ${firstName} ${isNever(now) ? `does not do this ${help} yet` : `now does this ${help} ${frequencyText(now)}`}.`;
  return isNever(now) ? `${sentences.notYet} ${help}.` : `${sentences.now} ${help} ${frequencyText(now)}.`;
}

const isNever = ({ words }: PlainShare) => words === 'never';

function beforeSentence(before: PlainShare, now: PlainShare, month: string): string {
  if (before.words === now.words) return `In ${month} it was about the same.`;
  return isNever(before)
    ? `In ${month} this did not happen yet.`
    : `In ${month} it was ${frequencyText(before)}.`;
}

function monthText(on: Day, until: Day): string {
  const month = MONTHS[Number(on.slice(5, 7)) - 1] ?? '';
  return on.slice(0, 4) === until.slice(0, 4) ? month : `${month} ${on.slice(0, 4)}`;
}

/**
 * Matches the figures of a criterion, such as "with 80% accuracy" or "in 4 of 5 trials", and everything after
 * them.
 */
const criterionText =
  /,?\s+(?:with|in|on|at|for)\s+(?:at least\s+)?(?:\d+\s*%|\d+ (?:out )?of \d+|\d+\/\d+ (?:trials|times|tries|opportunities|sessions)).*$/i;

/**
 * Returns the act that a goal's statement asks for, as a sentence about what the child does now and what they
 * do not do yet. Returns undefined unless the statement says "{child} will …".
 */
function childSentences(statement: string, firstName: string): { now: string; notYet: string } | undefined {
  const [before, after, more] = statement.split(/\{child\} will (?=\p{L})/u);
  if (before === undefined || after === undefined || more !== undefined) return undefined;
  const act = after
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(criterionText, '');
  const forms = verbForms(act);
  const child = `${before}${firstName}`;
  const toSentence = (words: string) => statementFor(`${child} ${words}`, firstName);
  return { now: toSentence(forms.now), notYet: toSentence(forms.notYet) };
}
