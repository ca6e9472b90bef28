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

/** What the home page states for search engines. */
export function homeGraph(facts: LanguageFacts): Graph {
  return graphOf(facts, [siteThing(facts)]);
}

/** The services that the practice offers, as /services lists them. */
export function servicesGraph(facts: LanguageFacts): Graph {
  return graphOf(
    facts,
    offeredServices(facts.identity, facts.words).map((service) => serviceThing(service, facts)),
  );
}

/** One service, and the way to its page. */
export function serviceGraph(service: OfferedService, crumbs: readonly Crumb[], facts: LanguageFacts): Graph {
  return graphOf(facts, [serviceThing(service, facts), breadcrumbThing(crumbs, facts.siteUrl)]);
}

/** The page about the therapist, who stands on it as on every page. */
export function aboutGraph(facts: LanguageFacts): Graph {
  return graphOf(facts, [profileThing(facts)]);
}

/** The questions and answers that the contact page shows; nothing of them while it shows none. */
export function contactGraph(facts: LanguageFacts): Graph {
  return graphOf(facts, facts.identity.frequentQuestions.length > 0 ? [questionsThing(facts)] : []);
}

/** Everybody who treats children here. */
export function teamGraph(facts: LanguageFacts): Graph {
  const team = teamThings(facts);
  return graphOf(
    facts,
    team,
    team.map((colleague) => colleague['@id']),
  );
}

/** A page of the footer, with the day on which the practice last made sure of it. */
export function footerPageGraph(id: FooterPageId, facts: LanguageFacts): Graph {
  return graphOf(facts, [footerPageThing(id, facts)]);
}

/** Practice and therapist stand on every page, so that whatever refers to them is whole by itself. */
function graphOf(facts: LanguageFacts, things: Graph['@graph'], colleagues: readonly string[] = []): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [practiceThing(facts, colleagues), therapistThing(facts), ...things],
  };
}
