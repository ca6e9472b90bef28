/** The progress of a client's full record as a PDF; 0 pages if none is being made. */
export interface RecordProgress {
  page: number;
  /** The approximate total number of pages. */
  pages: number;
}
