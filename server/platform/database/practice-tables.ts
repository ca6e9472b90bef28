import type { ColumnType, Generated } from 'kysely';
import type { Question } from '#domain/caseload/assessments/question.ts';
import type { EmailProofOrder } from '#domain/people/users/email-proof.ts';
import type { SecurityNotice } from '#domain/people/users/security-notice.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { CallLanguage } from '#domain/website/inquiries/call-language.ts';
import type { InquiryConfirmation } from '#domain/website/inquiries/inquiry-confirmation.ts';
import type { InquiryKind } from '#domain/website/inquiries/inquiry-kind.ts';
import type { InquiryState } from '#domain/website/inquiries/inquiry-state.ts';
import type { SchoolRole } from '#domain/website/inquiries/school-role.ts';
import type { PictureFileName } from '#domain/website/pictures/website-picture.ts';
import type { ChangedAt, Json } from './table-parts.ts';

export interface PracticeTable {
  id: number;
  owner_id: number | null;
  settings: Json<unknown>;
  version: number;
  website_published_at: Instant | null;
}

/** One row at most. */
export interface BackupKeyTable {
  id: number;
  public_key: string;
  chosen_at: Instant;
}

export interface WebsiteIdentitiesTable {
  version: Generated<number>;
  identity: Json<PublicIdentity>;
  created_at: Instant;
  user_id: number;
}

export interface WebsitePicturesTable {
  /** Its name, which follows from its files. */
  picture: string;
  file: PictureFileName;
  /** The file, in base64. */
  body: string;
  created_at: Instant;
}

export interface WebsitePagesTable {
  id: Generated<number>;
  version: number;
  path: string;
  /** The page, packed by gzip, in base64. */
  body: string;
  kept_at: Instant;
}

export interface PageViewsTable {
  day: Day;
  path: string;
  views: number;
}

export interface InquiriesTable {
  id: Generated<number>;
  kind: Generated<InquiryKind>;
  language: Generated<SiteLanguage>;
  call_language: CallLanguage | null;
  /** Which one, where it is `other`; empty where the family did not name it. */
  other_language: Generated<string>;
  /** A school's alone. */
  role: SchoolRole | null;
  parent_name: string;
  child_name: string;
  child_age: string;
  email: string;
  phone: string;
  school: string;
  concerns: string;
  referral_source: string;
  insurance_check: boolean;
  state: Generated<InquiryState>;
  notes: string | null;
  therapist_id: number | null;
  client_id: number | null;
  created_at: Instant;
  updated_at: ChangedAt;
}

export interface OutboxTable {
  id: Generated<number>;
  message_id: string;
  /** A mail is about a request, or it is a notice. */
  inquiry_id: number | null;
  attempts: Generated<number>;
  created_at: Instant;
  next_attempt_at: Instant;
  sent_at: Instant | null;
  last_error: string | null;
  notice: ColumnType<SecurityNotice | EmailProofOrder | InquiryConfirmation | null, string | null, never>;
  /** Not sent any more, since a restore brought it back and it may have been sent before. */
  held_at: Instant | null;
}

export interface AssessmentTemplatesTable {
  id: Generated<number>;
  title: string;
  title_key: string;
  description: string | null;
  questions: Json<Question[]>;
  question_count: number;
  created_by: number;
  created_at: Instant;
  updated_at: ChangedAt;
}
