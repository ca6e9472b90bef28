import type { Profession } from '#domain/clinical/signing/signing-profile.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { ChangedAt, Owned } from '#server/platform/database/table-parts.ts';

interface SigningProfilesTable extends Owned {
  printed_name: string;
  credentials: string;
  profession: Profession;
  license_number: string;
  npi: string | null;
  license_until: Day | null;
  created_at: Instant;
  updated_at: ChangedAt;
}

declare module '#server/platform/database/tables.ts' {
  interface OwnedTables {
    signing_profiles: SigningProfilesTable;
  }
}
