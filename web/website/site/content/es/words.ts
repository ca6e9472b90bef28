/* The website's texts in Spanish, by page. */

export * as about from './about-content.ts';
export * as consultation from './consultation-content.ts';
export * as contact from './contact-content.ts';
export * as fineMotor from './fine-motor-content.ts';
export * as footerPages from './footer-pages/footer-page-starts.ts';
export * as frame from './frame-content.ts';
export * as home from './home-content.ts';
export * as notFound from './not-found-content.ts';
export * as ownServices from './own-services-content.ts';
export * as pages from './page-settings.ts';
export * as pediatric from './pediatric-content.ts';
export * as schoolBased from './school-based-content.ts';
export * as sensory from './sensory-content.ts';
export * as services from './services-content.ts';
export * as team from './team-content.ts';
