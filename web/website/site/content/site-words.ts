import type { SiteLanguage } from '#domain/platform/site-language.ts';
import * as about from './en/about-content.ts';
import * as consultation from './en/consultation-content.ts';
import * as contact from './en/contact-content.ts';
import * as fineMotor from './en/fine-motor-content.ts';
import * as footerPages from './en/footer-pages/footer-page-starts.ts';
import * as frame from './en/frame-content.ts';
import * as home from './en/home-content.ts';
import * as notFound from './en/not-found-content.ts';
import * as ownServices from './en/own-services-content.ts';
import * as pages from './en/page-settings.ts';
import * as pediatric from './en/pediatric-content.ts';
import * as schoolBased from './en/school-based-content.ts';
import * as sensory from './en/sensory-content.ts';
import * as services from './en/services-content.ts';
import * as team from './en/team-content.ts';
import * as aboutInSpanish from './es/about-content.ts';
import * as consultationInSpanish from './es/consultation-content.ts';
import * as contactInSpanish from './es/contact-content.ts';
import * as fineMotorInSpanish from './es/fine-motor-content.ts';
import * as footerPagesInSpanish from './es/footer-pages/footer-page-starts.ts';
import * as frameInSpanish from './es/frame-content.ts';
import * as homeInSpanish from './es/home-content.ts';
import * as notFoundInSpanish from './es/not-found-content.ts';
import * as ownServicesInSpanish from './es/own-services-content.ts';
import * as pagesInSpanish from './es/page-settings.ts';
import * as pediatricInSpanish from './es/pediatric-content.ts';
import * as schoolBasedInSpanish from './es/school-based-content.ts';
import * as sensoryInSpanish from './es/sensory-content.ts';
import * as servicesInSpanish from './es/services-content.ts';
import * as teamInSpanish from './es/team-content.ts';

const english = {
  about,
  consultation,
  contact,
  fineMotor,
  footerPages,
  frame,
  home,
  notFound,
  ownServices,
  pages,
  pediatric,
  schoolBased,
  sensory,
  services,
  team,
};

/** The type of a text module in any language: string literals are widened to string. */
type Wording<Module> = { [Name in keyof Module]: Module[Name] extends string ? string : Module[Name] };

/** The website's texts in one language. A text missing in one language is a compile error. */
export type SiteWords = { [Page in keyof typeof english]: Wording<(typeof english)[Page]> };

const spanish: SiteWords = {
  about: aboutInSpanish,
  consultation: consultationInSpanish,
  contact: contactInSpanish,
  fineMotor: fineMotorInSpanish,
  footerPages: footerPagesInSpanish,
  frame: frameInSpanish,
  home: homeInSpanish,
  notFound: notFoundInSpanish,
  ownServices: ownServicesInSpanish,
  pages: pagesInSpanish,
  pediatric: pediatricInSpanish,
  schoolBased: schoolBasedInSpanish,
  sensory: sensoryInSpanish,
  services: servicesInSpanish,
  team: teamInSpanish,
};

/** The website's own texts, by language. */
export const siteWords: Record<SiteLanguage, SiteWords> = { en: english, es: spanish };
