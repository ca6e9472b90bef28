import { refuseFailure } from './request.ts';

/**
 * Fetches a file of the server and hands it to the browser to keep under `name`. Throws RequestError, with nothing
 * saved, for every status that is not a success.
 */
export async function download(path: string, name: string): Promise<void> {
  const response = await fetch(path, { credentials: 'include' });
  await refuseFailure(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn; until then the address has to stay.
  setTimeout(() => URL.revokeObjectURL(address));
}
