import type { PlanProgram } from '#domain/clinical/plans/plan-labels.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { daysBetween, shortDay } from '#domain/platform/dates.ts';
import { compareText } from '#domain/platform/search-text.ts';
import { ENDING_DAYS } from './flags.ts';
import type { LedgerFlag } from './ledger-shapes.ts';
import type { OwedService } from './owed-service.ts';

/** Returns the mandates that have not ended, or ended at most 30 days before. */
export function runningServices<Service extends Pick<OwedService, 'on' | 'endsOn'>>(
  services: readonly Service[],
): Service[] {
  return services.filter(({ on, endsOn }) => endsOn >= on || daysBetween(endsOn, on) <= ENDING_DAYS);
}

/** What the list shows; undefined shows all. "Behind" includes what is at risk, and a payer of null is the family. */
export interface OwedFilter {
  flag?: LedgerFlag | undefined;
  schoolId?: number | null | undefined;
  payerId?: number | null | undefined;
  program?: PlanProgram | undefined;
  isEndingSoon?: boolean | undefined;
}

type Filtered = Pick<OwedService, 'on' | 'endsOn' | 'flag' | 'schoolId' | 'payerId' | 'program'>;

/** Returns the rows that match a filter. */
export function filterOwed<Service extends Filtered>(
  services: readonly Service[],
  filter: OwedFilter,
): Service[] {
  return services.filter(
    (service) =>
      (filter.flag === undefined || hasFlag(service, filter.flag)) &&
      (filter.schoolId === undefined || service.schoolId === filter.schoolId) &&
      (filter.payerId === undefined || service.payerId === filter.payerId) &&
      (filter.program === undefined || service.program === filter.program) &&
      (!filter.isEndingSoon || isEndingSoon(service)),
  );
}

function hasFlag({ flag }: Pick<OwedService, 'flag'>, wanted: LedgerFlag): boolean {
  return flag === wanted || (wanted === 'behind' && flag === 'at-risk');
}

function isEndingSoon({ on, endsOn }: Pick<OwedService, 'on' | 'endsOn'>): boolean {
  return endsOn >= on && daysBetween(on, endsOn) <= ENDING_DAYS;
}

/** The rows of one school. */
export interface SchoolOfServices<Service> {
  schoolId: number | null;
  name: string;
  services: Service[];
}

/** Groups rows by school, schools and children by name; those without a school come last. */
export function groupBySchool<Service extends Pick<OwedService, 'schoolId' | 'clientId'>>(
  services: readonly Service[],
  names: { school: (schoolId: number) => string; child: (clientId: number) => string },
): SchoolOfServices<Service>[] {
  const bySchool = Map.groupBy(services, ({ schoolId }) => schoolId);
  return [...bySchool]
    .map(([schoolId, some]) => ({
      schoolId,
      name: schoolId === null ? 'No school' : names.school(schoolId),
      services: some.toSorted((one, other) =>
        compareText(names.child(one.clientId), names.child(other.clientId)),
      ),
    }))
    .toSorted(
      (one, other) =>
        Number(one.schoolId === null) - Number(other.schoolId === null) || compareText(one.name, other.name),
    );
}

/** Returns "3 children behind: 260 minutes to make up"; empty if no child is behind. */
export function behindText(services: readonly Pick<OwedService, 'clientId' | 'flag' | 'open'>[]): string {
  const behind = services.filter((service) => hasFlag(service, 'behind'));
  const children = new Set(behind.map(({ clientId }) => clientId)).size;
  if (children === 0) return '';
  const open = behind.reduce((sum, service) => sum + service.open, 0);
  const minutes = countOf(open, 'minute');
  return `${countOf(children, 'child', 'children')} behind${open > 0 ? `: ${minutes} to make up` : ''}`;
}

/** Returns "50 minutes by Jun 18", or that nothing is to be made up. */
export function toMakeUpText({ open, makeUpBy, on }: Pick<OwedService, 'open' | 'makeUpBy' | 'on'>): string {
  if (open === 0) return 'Nothing';
  return `${open} min${makeUpBy === null ? '' : ` by ${shortDay(makeUpBy, on)}`}`;
}

/** Returns whether what is still owed is planned: "40 min not planned". */
export function planningText({ missing }: Pick<OwedService, 'missing'>): string {
  return missing === 0 ? 'All planned' : `${missing} min not planned`;
}

/** Returns how many sessions of the running period took place: "1 of 2"; empty if none is running. */
export function currentText({ current }: Pick<OwedService, 'current'>): string {
  return current ? `${current.completed} of ${current.sessions}` : '';
}

/** The columns of the spreadsheet. */
export const owedColumns = [
  'Child',
  'School',
  'Payer',
  'Program',
  'Mandate',
  'First day',
  'Last day',
  'Counted on',
  'Minutes owed',
  'Minutes in their period',
  'Minutes made up',
  'Minutes excused',
  'Minutes to make up',
  'To make up by',
  'Minutes planned',
  'Minutes not planned',
  'Standing',
] as const;

/** Returns a row of the spreadsheet, in the order of `owedColumns`. */
export function owedCells(service: OwedService, names: OwedNames): (string | number)[] {
  const { owed, covered, madeUp, open } = service;
  return [
    names.child,
    names.school,
    names.payer,
    names.program,
    service.sentence,
    service.startsOn,
    service.endsOn,
    service.on,
    owed,
    covered,
    madeUp,
    owed - covered - madeUp - open,
    open,
    service.makeUpBy ?? '',
    service.planned + service.plannedMakeUps,
    service.missing,
    names.flag,
  ];
}

interface OwedNames {
  child: string;
  school: string;
  payer: string;
  program: string;
  flag: string;
}
