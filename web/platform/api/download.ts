import { CSV_START, csvText } from '#domain/platform/csv-text.ts';
import { attendanceHeaders } from './person-activity.ts';
import { reach, refuseFailure } from './request.ts';
import { throughGate } from './sign-in-gate.ts';

interface DownloadOptions {
  signal?: AbortSignal | undefined;
  /** Called with the number of bytes received so far. */
  onBytes?: ((bytes: number) => void) | undefined;
}

/**
 * Downloads a file and lets the browser save it as `name`. Throws RequestError, with nothing saved, for every status
 * that is not a success, and the reason of an aborted `signal`.
 */
export async function download(path: string, name: string, options: DownloadOptions = {}): Promise<void> {
  const { signal = null, onBytes } = options;
  const response = await throughGate(() =>
    reach(path, { credentials: 'include', headers: attendanceHeaders(), signal }),
  );
  await refuseFailure(response);
  saveFile(onBytes ? await counted(response, onBytes) : await response.blob(), name);
}

/** Lets the browser download a file that is too large to hold in a page. */
export function followDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Saves a table as a CSV file named `name`. */
export function downloadTable(name: string, ...table: Parameters<typeof csvText>): void {
  saveFile(new Blob([CSV_START, csvText(...table)], { type: 'text/csv;charset=utf-8' }), name);
}

/** Lets the browser save a file as `name`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next task; until then the address must exist.
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
