/** How far a client's record has come that is made as a PDF; no pages where none is made. */
export interface RecordProgress {
  page: number;
  /** About how many there will be. */
  pages: number;
}
