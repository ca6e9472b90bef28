// The module of a PdfThread.
import { parentPort } from 'node:worker_threads';
import { setMissingLetters } from '#server/platform/pdf/missing-letters.ts';
import type { PdfContents, PdfDocument, PdfRenderers } from '#server/platform/pdf/pdf-document.ts';
import { loadPdfFonts } from '#server/platform/pdf/pdf-fonts.ts';
import type { FromPdfThread, RenderedPdf, ToPdfThread } from '#server/platform/pdf/pdf-thread.ts';
import { makePrintable } from '#server/platform/pdf/printable-text.ts';
import { renderTrialPage } from '#server/platform/pdf/trial-page.ts';
import { serverModules } from './modules.ts';

// The renderer needs nothing from elsewhere. It would read its own layout engine with `fetch`, which takes longer to load.
Reflect.deleteProperty(globalThis, 'fetch');

const renderers: PdfRenderers = Object.assign({}, ...serverModules.map(({ pdfs }) => pdfs));
const chapters = serverModules.flatMap(({ clientRecord }) => clientRecord?.chapter ?? []);

parentPort?.on('message', async (told: ToPdfThread) => {
  if (told === 'prepare') await renderTrialPage();
  else tell(await rendered(told));
});

function tell(message: FromPdfThread): void {
  parentPort?.postMessage(message);
}

async function rendered(document: PdfDocument): Promise<RenderedPdf> {
  try {
    setMissingLetters(makePrintable(document, loadPdfFonts(document)));
    const file = await render(document);
    // Of its own memory, as a small buffer shares one with others.
    return { file: Uint8Array.from(file) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' };
  }
}

async function render<Kind extends keyof PdfContents>({ kind, content }: PdfDocument<Kind>): Promise<Buffer> {
  const load = renderers[kind];
  if (load === undefined) throw new Error(`No module makes a PDF of the kind ${kind}`);
  const renderer = await load(chapters);
  return renderer(content, (page) => tell({ page }));
}
