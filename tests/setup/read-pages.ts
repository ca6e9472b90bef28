import type { TestReply, TestVisitor } from './test-visitor.ts';

/** Reads a list page by page, following the Link headers. */
export async function readPages(visitor: TestVisitor, address: string): Promise<TestReply[]> {
  const pages: TestReply[] = [];
  let next: string | undefined = address;
  while (next !== undefined) {
    const page = await visitor.get(next);
    pages.push(page);
    next = nextPage(page);
  }
  return pages;
}

/** Returns the next page's address; undefined after the last. */
export function nextPage({ headers }: TestReply): string | undefined {
  return /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
}
