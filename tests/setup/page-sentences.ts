/** What stands in paragraphs, points and answers of the page's main part, as far as it is whole sentences. */
export function sentencesOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<(p|li|dd|blockquote)[ >][^<>]*>?([^<]+)(?=<)/g)]
    .map(([, , text = '']) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').trim())
    .filter((text) => /[.!?]["']?$/.test(text));
}
