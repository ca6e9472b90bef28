/** The content of each kind of PDF. A noun adds its own by declaration merging, beside its renderer. */
export interface PdfContents extends Record<never, never> {}

type PdfKind = keyof PdfContents;

/** A document to be made as a PDF. */
export type PdfDocument<Kind extends PdfKind = PdfKind> = {
  [One in Kind]: { kind: One; content: PdfContents[One] };
}[Kind];

/** Renders one kind of PDF; calls `onPage` with each page that a long one has come to. */
type PdfRenderer<Content> = (content: Content, onPage?: (page: number) => void) => Promise<Buffer>;

/** Loads the renderer of each kind of PDF: the program does not read them before the first PDF. */
export type PdfRenderers = { [Kind in PdfKind]?: () => Promise<PdfRenderer<PdfContents[Kind]>> };
