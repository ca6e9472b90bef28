type Font = string | object;

/** A PDF of PDFKit, which selects a font for the text that follows. */
interface WithFonts {
  font(font: Font, nameOrSize: string | number, size?: number): unknown;
}

/** Gives the fonts of a PDF names: PDFKit would open one without anew for each text, to find that it has it already. */
export function nameFonts(file: WithFonts): void {
  const select = file.font.bind(file);
  const names = new Map<Font, string>();
  file.font = (font, size) => {
    const name = names.get(font) ?? `Font ${names.size + 1}`;
    names.set(font, name);
    return select(font, name, Number(size));
  };
}
