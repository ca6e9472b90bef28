import type { Contract } from '#domain/billing/organizations/contract.ts';
import type { NewClosing } from '#domain/caseload/closings/closing.ts';
import { closingsInText } from '#domain/caseload/closings/closings-in-text.ts';
import { legalHolidaysText } from '#domain/caseload/closings/legal-holidays.ts';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import type { Day } from '#domain/platform/dates.ts';
import { createOrganization } from '#server/billing/organizations/organization-store.ts';
import { newClosingRow } from '#server/caseload/closings/closing-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

/** The ids of the demo's district and of its schools. */
export interface DemoSchools {
  district: number;
  schools: readonly [number, number];
}

const contract: Contract = {
  vendorNumber: 'V-1042',
  contractNumber: null,
  rates: { individual: 6_000, group: 4_000, home: 7_000 },
  unitMinutes: 30,
  partUnits: 'whole',
  childShownAs: 'initials',
  dueDays: 45,
  needs: ['signature', 'npi'],
  policy: null,
};

/** Adds a district that pays for service, two of its schools, and their closed days of this school year. */
export async function addSchools(
  queries: CaseloadWrites,
  { today, closings }: { today: Day; closings: readonly NewClosing[] },
): Promise<DemoSchools> {
  const { id: district } = await createOrganization(queries, {
    name: 'Sample Hollow School District',
    kind: 'district',
    address: '100 Example Avenue, Mineola, NY 11501',
    phone: '516-555-0180',
    people: [{ name: 'Morgan Example', role: 'CSE chair', email: 'cse@example.org', phone: null }],
    contract,
  });
  const addSchool = async (name: string) => {
    const school = {
      name,
      kind: 'school',
      parentId: district,
      hours: { from: '07:00', until: '17:30' },
    } as const;
    return (await createOrganization(queries, school)).id;
  };
  const schools = [await addSchool('Maple Street School'), await addSchool('Willow Street School')] as const;
  const closed = [...holidaysOf(today), ...closings.filter(({ firstDay, lastDay }) => firstDay !== lastDay)];
  await queries.insertInto(
    'closings',
    closed.map((closing) => newClosingRow({ ...closing, organizationId: district }, queries.now)),
  );
  return { district, schools };
}

function holidaysOf(today: Day): NewClosing[] {
  const year = Number(schoolYearOf(today).from.slice(0, 4));
  return closingsInText(legalHolidaysText(year), year).flatMap(({ closing }) => closing ?? []);
}
