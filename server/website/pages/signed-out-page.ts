/**
 * The edition of a page for a browser that brought no sign-in: the page need not ask who is signed in, and be refused.
 */
export function withSignedOutMark(html: string): string {
  return html.replace('<html ', '<html data-signed-out="" ');
}
