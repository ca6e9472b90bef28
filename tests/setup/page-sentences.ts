/** Returns the whole sentences in the paragraphs, list items and answers of the page's main part. */
export function sentencesOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<(p|li|dd|blockquote)[ >][^<>]*>?([^<]+)(?=<)/g)]
    .map(([, , text = '']) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').trim())
    .filter((text) => /[.!?]["']?$/.test(text));
}
