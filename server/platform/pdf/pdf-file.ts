/// <reference path="./pdfkit.d.ts" />
import PdfKitFile from 'pdfkit';

/** A PDF that is written with the renderer's fonts. */
export class PdfFile extends PdfKitFile {
  readonly #names = new Map<string | object, string>();

  /** PDFKit would open a font without a name anew for each text, to find that it has it already. */
  override font(font: string | object, size: number): this {
    const name = this.#names.get(font) ?? `Font ${this.#names.size + 1}`;
    this.#names.set(font, name);
    return super.font(font, name, size);
  }
}
