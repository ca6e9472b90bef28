import type { ReactNode } from 'react';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/** Everything that is on record about a client. A noun adds its records by declaration merging, in its module. */
export interface ClientRecordContent {
  /** Who makes the document. */
  therapistName: string;
  today: Day;
}

export interface RecordPart {
  key: string;
  /** The heading of the part. */
  label?: string;
  content: ReactNode[];
  /** Whether it continues the part before it on a page of its own: a long part is laid out in pieces. */
  isContinued?: boolean;
}

export interface RecordChapter {
  title: string;
  /** How much is in it: "212". */
  count: string;
  /** None when nothing is on record: the contents say so. */
  parts: readonly RecordPart[];
  /** What begins on a new page in a long record; by default nothing. */
  ownPage?: 'chapter' | 'each part';
}

/** Builds a chapter; undefined leaves it out, also from the contents. */
type BuildChapter = (record: ClientRecordContent) => RecordChapter | undefined;

export interface RecordChapterSource {
  /** Chapters are sorted by this number. */
  order: number;
  /** Loads the code that builds the chapter: the program does not read it before the first record. */
  load: () => Promise<BuildChapter>;
}

/** What a noun adds to the PDF of a client's whole record. */
export interface ClientRecordAddition {
  /** Reads the client's records of this noun. */
  read?: (queries: CaseloadQueries, clientId: number, today: Day) => Promise<Partial<ClientRecordContent>>;
  /** Estimates how many lines they take. */
  countLines?: (record: ClientRecordContent) => number;
  chapter?: RecordChapterSource;
}
