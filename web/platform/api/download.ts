import { csvText } from '#domain/platform/csv-text.ts';
import { attendanceHeaders } from './person-activity.ts';
import { reach, refuseFailure } from './request.ts';
import { throughGate } from './sign-in-gate.ts';

interface DownloadOptions {
  signal?: AbortSignal | undefined;
  /** Told how many bytes have arrived, each time that some have. */
  onBytes?: ((bytes: number) => void) | undefined;
}

/**
 * Fetches a file of the server and hands it to the browser to keep under `name`. Throws RequestError, with nothing
 * saved, for every status that is not a success, and what `signal` was aborted with.
 */
export async function download(path: string, name: string, options: DownloadOptions = {}): Promise<void> {
  const { signal = null, onBytes } = options;
  const response = await throughGate(() =>
    reach(path, { credentials: 'include', headers: attendanceHeaders(), signal }),
  );
  await refuseFailure(response);
  keepFile(onBytes ? await counted(response, onBytes) : await response.blob(), name);
}

/** Has the browser itself fetch a file that is too large to be held in a page. */
export function followDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Hands a table to the browser to keep as `name`, to be opened in a spreadsheet. */
export function downloadTable(name: string, ...table: Parameters<typeof csvText>): void {
  // The mark at the start tells spreadsheets that accents are UTF-8.
  keepFile(new Blob(['\uFEFF', csvText(...table)], { type: 'text/csv;charset=utf-8' }), name);
}

/** Hands a file to the browser to keep under `name`. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn; until then the address has to stay.
  setTimeout(() => URL.revokeObjectURL(address));
}

async function counted(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    bytes += part.value.length;
    onBytes(bytes);
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}
