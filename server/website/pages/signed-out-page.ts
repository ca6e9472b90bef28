/** Returns a page for a browser without a session, marked so that the page need not ask who is signed in. */
export function withSignedOutMark(html: string): string {
  return html.replace('<html ', '<html data-signed-out="" ');
}
