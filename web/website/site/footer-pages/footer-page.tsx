import { type MetaDescriptor, type RouterContextProvider, useLoaderData } from 'react-router';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import {
  answerSource,
  phoneLink,
  therapistSignature,
} from '#domain/website/identity/public-identity-text.ts';
import { type FooterPage, type FooterPageId, footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { type PageBlock, pageBlocks } from '#domain/website/pages/page-blocks.ts';
import type { MetaSituation } from '#web/website/site/page-head.ts';
import { pageMeta } from '#web/website/site/page-meta.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { PageTop } from '#web/website/site/parts/page-top.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { footerPageGraph } from '#web/website/site/schema-org-graphs.ts';
import { siteFactsContext } from '#web/website/site/site-facts-loader.ts';
import { LinkedText } from './linked-text.tsx';

interface ShownPage {
  id: FooterPageId;
  page: FooterPage;
}

/** Loads the text of this page only, to keep the document small. */
export function loader({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): ShownPage {
  const id = pageAt(new URL(request.url).pathname);
  const page = id && context.get(siteFactsContext).identity.footerPages[id];
  if (!page) throw new Response('There is no such page', { status: 404 });
  return { id, page };
}

export function meta(situation: MetaSituation): MetaDescriptor[] {
  const id = pageAt(situation.location.pathname);
  if (!id) return [];
  return pageMeta(
    ({ footerPages }) => footerPages.footerPageStarts[id].settings,
    (facts) => footerPageGraph(id, facts),
  )(situation);
}

/** A page written by the owner: its first paragraph is the lead, the rest follows in one printable column. */
export default function FooterPageRoute() {
  const { id, page } = useLoaderData<ShownPage>();
  const { identity, language, words } = useSite();
  const { eyebrow, title } = words.footerPages.footerPageStarts[id];
  const [first, ...others] = pageBlocks(page.text, identity, language);
  const isLed = first?.kind === 'paragraph';
  const source = answerSource(page, language);
  return (
    <>
      <PageTop opening={{ eyebrow, title, lead: isLed ? first.text : '' }} tone="primary" />
      <div className={`${siteWidth} py-10 sm:py-16 print:py-4`}>
        <div className="grid max-w-2xl gap-5 print:gap-3">
          {(isLed || !first ? others : [first, ...others]).map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two blocks can have the same text, and the order is fixed
            <TextBlock key={index} block={block} />
          ))}
          <p className="border-t pt-6 print:pt-3">
            {therapistSignature(identity)}, {identity.practiceName}
            <br />
            <a
              href={phoneLink(identity)}
              className="inline-flex min-h-11 items-center font-semibold text-primary print:min-h-0"
            >
              {identity.phone}
            </a>
          </p>
          {source && <p className="text-ink-muted text-sm">{source}</p>}
        </div>
      </div>
    </>
  );
}

function TextBlock({ block }: { block: PageBlock }) {
  if (block.kind === 'heading')
    return (
      <h2 className="mt-6 break-after-avoid font-display font-semibold text-title print:mt-2">
        {block.text}
      </h2>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <LinkedText text={block.text} />
      </p>
    );
  return (
    <ul className="grid gap-2.5">
      {block.points.map((point) => (
        <li key={point} className="flex gap-3">
          <span aria-hidden="true">•</span>
          <p className="min-w-0 break-words">
            <LinkedText text={point} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function pageAt(path: string): FooterPageId | undefined {
  const english = pathInLanguage(path, 'en');
  return footerPagePlaces.find((place) => place.path === english)?.id;
}
