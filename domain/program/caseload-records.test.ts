import { describe, expect, test } from 'vitest';
import { namedIn, type RecordDescription } from '#domain/platform/record.ts';
import { caseloadRecords } from './caseload-records.ts';

const kinds: readonly RecordDescription[] = caseloadRecords;

describe('The kinds of records of a caseload', () => {
  test('have a table and a noun each', () => {
    expect(new Set(kinds.map(({ table }) => table)).size).toBe(kinds.length);
    expect(new Set(kinds.map(({ noun }) => noun)).size).toBe(kinds.length);
  });

  test('come after those that they name, or name their own, so that rows can be added in this order', () => {
    for (const [place, kind] of kinds.entries()) {
      const earlier = kinds.slice(0, place).map(({ table }) => table);
      for (const [field, table] of namedIn(kind)) {
        // Rows that name others of their own table are put after those one by one: see `inRounds`.
        expect([...earlier, kind.table], `${kind.noun}, ${field}`).toContain(table);
      }
    }
  });

  // A series has no row of its own, and who reviewed is an account.
  const ofNoRecord = ['seriesId', 'reviewerId'];

  test('name every field that is a number of another record', () => {
    for (const kind of kinds) {
      const numbers = Object.keys(kind.fields).filter(
        (field) => (/Id$/.test(field) || field === 'refundOf') && !ofNoRecord.includes(field),
      );
      const named = namedIn(kind).map(([field]) => field);
      expect(named.toSorted(), kind.noun).toEqual(
        numbers.filter((field) => field !== 'therapistId').toSorted(),
      );
    }
  });

  test('speak of fields that they have', () => {
    for (const { noun, fields, answered, defaults, setElsewhere = [], notInSpreadsheet = [] } of kinds) {
      const spokenOf = [...Object.keys(defaults ?? {}), ...setElsewhere];
      expect(Object.keys(fields), noun).toEqual(expect.arrayContaining(spokenOf));
      const shown = Object.keys({ ...fields, ...answered });
      expect(shown, noun).toEqual(expect.arrayContaining([...notInSpreadsheet]));
    }
  });

  test('hold what comes from an archive to rules, where it has a list of its own', () => {
    for (const { noun, rules, partOf } of kinds) {
      expect(rules === undefined, noun).toBe(partOf !== undefined);
    }
  });
});
