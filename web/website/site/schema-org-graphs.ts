import type { Graph } from 'schema-dts';
import type { FooterPageId } from '#domain/website/pages/footer-pages.ts';
import { type OfferedService, offeredServices } from './content/offered-services.ts';
import type { LanguageFacts } from './language-facts.ts';
import type { Crumb } from './parts/breadcrumb-trail.tsx';
import {
  breadcrumbThing,
  footerPageThing,
  practiceThing,
  profileThing,
  questionsThing,
  serviceThing,
  siteThing,
  teamThings,
  therapistThing,
} from './schema-org-facts.ts';

/** The home page's structured data for search engines. */
export function homeGraph(facts: LanguageFacts): Graph {
  return graphOf(facts, [siteThing(facts)]);
}

/** The services of the practice, as /services lists them. */
export function servicesGraph(facts: LanguageFacts): Graph {
  return graphOf(
    facts,
    offeredServices(facts.identity, facts.words).map((service) => serviceThing(service, facts)),
  );
}

/** One service, with its breadcrumbs. */
export function serviceGraph(service: OfferedService, crumbs: readonly Crumb[], facts: LanguageFacts): Graph {
  return graphOf(facts, [serviceThing(service, facts), breadcrumbThing(crumbs, facts.siteUrl)]);
}

/** The page about the therapist; the therapist's data is on every page. */
export function aboutGraph(facts: LanguageFacts): Graph {
  return graphOf(facts, [profileThing(facts)]);
}

/** The questions and answers of the contact page; none if it shows none. */
export function contactGraph(facts: LanguageFacts): Graph {
  return graphOf(facts, facts.identity.frequentQuestions.length > 0 ? [questionsThing(facts)] : []);
}

/** All therapists of the practice. */
export function teamGraph(facts: LanguageFacts): Graph {
  const team = teamThings(facts);
  return graphOf(
    facts,
    team,
    team.map((colleague) => colleague['@id']),
  );
}

/** A footer page, with its review day. */
export function footerPageGraph(id: FooterPageId, facts: LanguageFacts): Graph {
  return graphOf(facts, [footerPageThing(id, facts)]);
}

/** Every page has the practice and the therapist, so that all references resolve within it. */
function graphOf(facts: LanguageFacts, things: Graph['@graph'], colleagues: readonly string[] = []): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [practiceThing(facts, colleagues), therapistThing(facts), ...things],
  };
}
