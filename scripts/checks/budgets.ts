/** The resources that `npm test` counts. */
export type Counted =
  | 'databases opened'
  | 'programs built in a test'
  | 'programs started'
  | 'windows of a browser';

/** The maximum of each in a whole run: one more fails it. */
export const countBudgets: Record<Counted, number> = {
  'databases opened': 1_950,
  'programs built in a test': 1_860,
  'programs started': 162,
  'windows of a browser': 190,
};

/** The time of a part of the checks. */
export interface TimeUse {
  minutes: number;
  processorSeconds: number;
}

/** The time of each part on two free cores, by name. Machines differ, so time never fails a run. */
export const timeBudgets: Record<string, TimeUse> = {
  types: { minutes: 0.5, processorSeconds: 50 },
  lint: { minutes: 0.1, processorSeconds: 10 },
  packages: { minutes: 0.1, processorSeconds: 5 },
  'unused code': { minutes: 0.2, processorSeconds: 12 },
  build: { minutes: 0.5, processorSeconds: 35 },
  'rules and pages': { minutes: 2.7, processorSeconds: 195 },
  'server on SQLite': { minutes: 2.5, processorSeconds: 235 },
  'server on PostgreSQL': { minutes: 1.9, processorSeconds: 175 },
  'processes and faults': { minutes: 2.5, processorSeconds: 145 },
  'browser tests': { minutes: 8.5, processorSeconds: 320 },
};
