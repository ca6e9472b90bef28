import type { Goal } from '#domain/clinical/goals/goal.ts';
import { statementFor } from '#domain/clinical/goals/goal-words.ts';
import { medianOf } from '#domain/clinical/results/median.ts';
import { periodFigure } from '#domain/clinical/results/period-figure.ts';
import { plainShare } from '#domain/clinical/results/plain-share.ts';
import type { LevelKey } from '#domain/people/practice/ladders.ts';
import { type Day, MONTHS } from '#domain/platform/dates.ts';
import { type GoalInPeriod, lastThree } from './goal-in-period.ts';
import { verbForms } from './verb-forms.ts';

/** How the help that a goal allows is said to a family. */
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
 * Where a child stands with a goal, in words for the family: "Ada now cuts along a line without help about 1 time in 3.
 * In September it was about 1 time in 5." It sets the middle of the last three results beside the baseline. Undefined
 * without percentages of both, and of goals that count something else than trials.
 */
export function plainLine(told: GoalInPeriod, firstName: string): string | undefined {
  const now = shareNow(told);
  const before = shareBefore(told);
  if (now === undefined || before === undefined) return undefined;
  const { goal, period } = told;
  return `${nowWords(goal, firstName, now)} ${beforeWords(before, now, monthWords(before.on, period.untilOn))}`;
}

interface ShareOfDay {
  percent: number;
  /** "1 time in 3"; of a task in steps "1 step in 3". */
  words: string;
}

function shareNow(told: GoalInPeriod): ShareOfDay | undefined {
  if (told.progress?.phase === 'baseline') return undefined;
  return shareOf(told.goal, medianOf(lastThree(told).map(({ value }) => value)));
}

/** The baseline that was written down, or else what was taken before teaching began. */
function shareBefore({ goal, results }: GoalInPeriod): (ShareOfDay & { on: Day }) | undefined {
  const written = shareOf(goal, goal.baselineValue ?? undefined);
  if (written) return { ...written, on: goal.startsOn };
  const taken = results.filter(({ recorded, share }) => recorded.phase === 'baseline' && share?.all);
  const figure = periodFigure(taken.flatMap(({ share }) => share ?? []));
  const [first] = taken;
  return figure && first ? { ...inWords(goal, figure.pooled), on: first.on } : undefined;
}

function shareOf(goal: Goal, value: number | undefined): ShareOfDay | undefined {
  if (value === undefined) return undefined;
  if (goal.measure === 'trials') return inWords(goal, value);
  const { measure, opportunities } = goal;
  return measure === 'opportunities' && opportunities
    ? inWords(goal, (100 * value) / opportunities)
    : undefined;
}

function inWords({ steps }: Goal, percent: number): ShareOfDay {
  const words = plainShare(percent);
  return { percent, words: steps === null ? words : words.replace('times', 'steps').replace('time', 'step') };
}

function nowWords(goal: Goal, firstName: string, now: ShareOfDay): string {
  const help = plainHelp[goal.targetCue ?? 'I'];
  const said = goal.steps === null ? saidOfChild(goal.statement, firstName) : undefined;
  if (said === undefined)
    return `“${goal.name}”: ${firstName} ${isNever(now) ? `does not do this ${help} yet` : `now does this ${help} ${howOften(now)}`}.`;
  return isNever(now) ? `${said.notYet} ${help}.` : `${said.now} ${help} ${howOften(now)}.`;
}

/** "about 1 time in 3", "every time", "almost every time". */
function howOften({ percent, words }: ShareOfDay): string {
  if (!words.startsWith('every')) return `about ${words}`;
  return percent === 100 ? words : `almost ${words}`;
}

const isNever = ({ words }: ShareOfDay) => words === 'never';

function beforeWords(before: ShareOfDay, now: ShareOfDay, month: string): string {
  if (before.words === now.words) return `In ${month} it was about the same.`;
  return isNever(before) ? `In ${month} this did not happen yet.` : `In ${month} it was ${howOften(before)}.`;
}

function monthWords(on: Day, until: Day): string {
  const month = MONTHS[Number(on.slice(5, 7)) - 1] ?? '';
  return on.slice(0, 4) === until.slice(0, 4) ? month : `${month} ${on.slice(0, 4)}`;
}

/** Numbers that belong to the criterion: "with 80% accuracy", "in 4 of 5 trials", and all that follows them. */
const criterionInWords =
  /,?\s+(?:with|in|on|at|for)\s+(?:at least\s+)?(?:\d+\s*%|\d+ (?:out )?of \d+|\d+\/\d+ (?:trials|times|tries|opportunities|sessions)).*$/i;

/**
 * What the statement of a goal asks for, said of the child: as what they do now, and as what they do not do yet. Undefined
 * where the statement does not say "{child} will …".
 */
function saidOfChild(statement: string, firstName: string): { now: string; notYet: string } | undefined {
  const [before, after, more] = statement.split(/\{child\} will (?=\p{L})/u);
  if (before === undefined || after === undefined || more !== undefined) return undefined;
  const act = after
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(criterionInWords, '');
  const forms = verbForms(act);
  const child = `${before}${firstName}`;
  const said = (words: string) => statementFor(`${child} ${words}`, firstName);
  return { now: said(forms.now), notYet: said(forms.notYet) };
}
