// PDFKit comes without types: these are the parts that are used here.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface PdfKitOptions {
    compress: boolean;
    lang: string | undefined;
    displayTitle: boolean;
    autoFirstPage: boolean;
    /** The font to begin with; null for none. */
    font: null;
    info: Record<string, string | Date>;
  }

  export default class PDFDocument extends Readable {
    constructor(options: PdfKitOptions);
    /** Selects a font for the text that follows; one that was named before is not opened again. */
    font(font: string | object, name: string | number, size?: number): this;
  }
}
