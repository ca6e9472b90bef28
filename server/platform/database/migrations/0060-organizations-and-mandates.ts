import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { momentColumns } from './0001-practice/moment-columns.ts';
import { columnTypesOf, refusing } from './schema-statements.ts';

/** Schools and payers with their closings, what plans promise, and why a session did not take place. */
export function organizationsAndMandatesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const all = [
        ...organizations(engine),
        ...mandates(engine),
        ...columnOfClosings(engine),
        ...columnsOfSessions(engine),
      ];
      for (const statement of all) await sql.raw(statement).execute(queries);
    },
  };
}

function organizations(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE organizations (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       name TEXT NOT NULL,
       kind TEXT NOT NULL CHECK (kind IN ('school', 'nonpublic-school', 'preschool', 'daycare', 'district', 'county',
         'boces', 'agency', 'other')),
       parent_id ${type.bigint} CHECK (parent_id <> id),
       weekdays ${type.json} NOT NULL,
       hours ${type.json},
       address TEXT,
       phone TEXT,
       email TEXT,
       people ${type.json} NOT NULL,
       contract ${type.json},
       notes TEXT,
       ${momentColumns(engine)},
       CHECK (kind <> 'district' OR parent_id IS NULL),
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, parent_id) REFERENCES organizations (therapist_id, id)
     )`,
    'CREATE INDEX organizations_by_parent ON organizations (therapist_id, parent_id) WHERE parent_id IS NOT NULL',
  ];
}

// The keys carry the client: a mandate is never of another child's plan.
function mandates(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE mandates (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       plan_id ${type.bigint} NOT NULL,
       payer_id ${type.bigint},
       school_id ${type.bigint},
       service TEXT NOT NULL,
       delivery TEXT NOT NULL CHECK (delivery IN ('direct', 'consult')),
       ends_on ${type.day} NOT NULL,
       terms ${type.json} NOT NULL,
       authorization_number TEXT,
       "order" ${type.json},
       notes TEXT,
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id, plan_id) REFERENCES plans (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, payer_id) REFERENCES organizations (therapist_id, id),
       FOREIGN KEY (therapist_id, school_id) REFERENCES organizations (therapist_id, id)
     )`,
    'CREATE INDEX mandates_by_client ON mandates (therapist_id, client_id, plan_id)',
    'CREATE INDEX mandates_by_payer ON mandates (therapist_id, payer_id) WHERE payer_id IS NOT NULL',
    'CREATE INDEX mandates_by_school ON mandates (therapist_id, school_id) WHERE school_id IS NOT NULL',
  ];
}

function columnOfClosings(engine: Engine): string[] {
  const index =
    'CREATE INDEX closings_by_organization ON closings (organization_id, therapist_id) WHERE organization_id IS NOT NULL';
  if (engine === 'postgres') {
    return [
      'ALTER TABLE closings ADD COLUMN organization_id BIGINT',
      `ALTER TABLE closings ADD CONSTRAINT closings_of_own_organization
         FOREIGN KEY (therapist_id, organization_id) REFERENCES organizations (therapist_id, id)`,
      index,
    ];
  }
  // SQLite adds a reference of one column alone to a table that is there; that it stays in the caseload, a trigger holds.
  const refusal = {
    table: 'closings',
    when: `NEW.organization_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM organizations
      WHERE organizations.id = NEW.organization_id AND organizations.therapist_id = NEW.therapist_id)`,
    message: 'The school is of another caseload',
  } as const;
  return [
    'ALTER TABLE closings ADD COLUMN organization_id INTEGER REFERENCES organizations (id)',
    ...refusing(engine, { ...refusal, name: 'closings_added_to_own_organization', change: 'INSERT' }),
    ...refusing(engine, { ...refusal, name: 'closings_moved_to_own_organization', change: 'UPDATE' }),
    index,
  ];
}

function columnsOfSessions(engine: Engine): string[] {
  const columns = [
    `ALTER TABLE sessions ADD COLUMN missed_reason TEXT CHECK (missed_reason IN ('student-absent', 'family-cancelled',
       'provider-absent', 'provider-meeting', 'school-activity', 'school-closed', 'other'))`,
    'ALTER TABLE sessions ADD COLUMN make_up_declined TEXT',
  ];
  const index =
    'CREATE INDEX sessions_by_mandate ON sessions (mandate_id, therapist_id, date) WHERE mandate_id IS NOT NULL';
  if (engine === 'postgres') {
    return [
      'ALTER TABLE sessions ADD COLUMN mandate_id BIGINT',
      ...columns,
      `ALTER TABLE sessions ADD CONSTRAINT sessions_of_own_mandate
         FOREIGN KEY (therapist_id, client_id, mandate_id) REFERENCES mandates (therapist_id, client_id, id)`,
      index,
    ];
  }
  const refusal = {
    table: 'sessions',
    when: `NEW.mandate_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM mandates
      WHERE mandates.id = NEW.mandate_id AND mandates.therapist_id = NEW.therapist_id
        AND mandates.client_id = NEW.client_id)`,
    message: 'The mandate is of another child',
  } as const;
  return [
    'ALTER TABLE sessions ADD COLUMN mandate_id INTEGER REFERENCES mandates (id)',
    ...columns,
    ...refusing(engine, { ...refusal, name: 'sessions_added_to_own_mandate', change: 'INSERT' }),
    ...refusing(engine, { ...refusal, name: 'sessions_moved_to_own_mandate', change: 'UPDATE' }),
    index,
  ];
}
