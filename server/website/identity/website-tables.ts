import type { Generated } from 'kysely';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { InquiryConfirmation } from '#domain/website/inquiries/inquiry-confirmation.ts';
import type { InquiryForm } from '#domain/website/inquiries/inquiry-form.ts';
import type { InquiryKind } from '#domain/website/inquiries/inquiry-kind.ts';
import type { InquiryState } from '#domain/website/inquiries/inquiry-state.ts';
import type { SchoolRole } from '#domain/website/inquiries/school-role.ts';
import type { PictureFileName } from '#domain/website/pictures/website-picture.ts';
import type { Written } from '#server/platform/database/record-rows.ts';
import type { ChangedAt, Json } from '#server/platform/database/table-parts.ts';

interface WebsiteIdentitiesTable {
  version: Generated<number>;
  identity: Json<PublicIdentity>;
  created_at: Instant;
  user_id: number;
}

interface WebsitePicturesTable {
  /** The picture's name, which is derived from its content. */
  picture: string;
  file: PictureFileName;
  /** The file, in base64. */
  body: string;
  created_at: Instant;
}

interface WebsitePagesTable {
  id: Generated<number>;
  version: number;
  path: string;
  /** The page as gzip, in base64. */
  body: string;
  kept_at: Instant;
}

interface PageViewsTable {
  day: Day;
  path: string;
  views: number;
}

export interface InquiriesTable extends Omit<Written<InquiryForm>, 'language' | 'other_language'> {
  id: Generated<number>;
  kind: Generated<InquiryKind>;
  language: Generated<SiteLanguage>;
  /** The named language for `other`; empty if the family did not name it. */
  other_language: Generated<string>;
  /** For schools only. */
  role: SchoolRole | null;
  state: Generated<InquiryState>;
  notes: string | null;
  therapist_id: number | null;
  client_id: number | null;
  created_at: Instant;
  updated_at: ChangedAt;
}

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    website_identities: WebsiteIdentitiesTable;
    website_pages: WebsitePagesTable;
    website_pictures: WebsitePicturesTable;
    page_views: PageViewsTable;
    inquiries: InquiriesTable;
  }
}

declare module '#server/platform/database/practice-tables.ts' {
  interface OutboxNotices {
    /** A family's request was received. */
    confirmation: InquiryConfirmation;
  }
}
