import type { TestReply, TestVisitor } from './test-visitor.ts';

/** Reads a list page after page, by the addresses that the pages themselves name. */
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

/** The address of the page that follows this one; undefined after the last. */
export function nextPage({ headers }: TestReply): string | undefined {
  return /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
}
