import type { RecordChapterSource } from './client-record.ts';

/** The content of each kind of PDF. A noun adds its own by declaration merging, beside its renderer. */
export interface PdfContents extends Record<never, never> {}

type PdfKind = keyof PdfContents;

/** A document to be made as a PDF. */
export type PdfDocument<Kind extends PdfKind = PdfKind> = {
  [One in Kind]: { kind: One; content: PdfContents[One] };
}[Kind];

/** Renders one kind of PDF; calls `onPage` with each page that a long one has come to. */
export type PdfRenderer<Content> = (content: Content, onPage?: (page: number) => void) => Promise<Buffer>;

/**
 * Loads the renderer of each kind of PDF: the program does not read them before the first PDF. `chapters` are those of
 * a client's record, from all modules.
 */
export type PdfRenderers = {
  [Kind in PdfKind]?: (chapters: readonly RecordChapterSource[]) => Promise<PdfRenderer<PdfContents[Kind]>>;
};
