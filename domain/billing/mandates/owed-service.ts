import * as z from 'zod/mini';
import { type PlanProgram, planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import { day, id } from '#domain/platform/stored-shapes.ts';
import { type LedgerQuestion, ledgerSumsOf } from './ledger.ts';
import { ledgerSumsShape } from './ledger-shapes.ts';
import { firstDayOf, type Mandate } from './mandate.ts';
import { sentenceOn } from './mandate-standing.ts';

/** A row of the list of services owed: the sums of a mandate, with what it promises, who pays and where. */
export const owedServiceShape = z.extend(ledgerSumsShape, {
  sentence: z.string(),
  program: z.enum(planPrograms),
  schoolId: z.nullable(id),
  payerId: z.nullable(id),
  startsOn: day,
  endsOn: day,
});
export type OwedService = z.output<typeof owedServiceShape>;

/** A mandate of the list, with the program of its plan. */
export type OwedQuestion = LedgerQuestion & { mandate: Mandate; program: PlanProgram };

/** Counts the row of a mandate in the list of services owed. */
export function owedServiceOf({ program, ...question }: OwedQuestion): OwedService {
  const { mandate, on } = question;
  return {
    ...ledgerSumsOf(question),
    sentence: sentenceOn(mandate, on),
    program,
    schoolId: mandate.schoolId,
    payerId: mandate.payerId,
    startsOn: firstDayOf(mandate),
    endsOn: mandate.endsOn,
  };
}
