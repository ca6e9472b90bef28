import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { useSiteLanguage } from '#web/website/site/parts/site-language.ts';
import { RequestForm } from './request-form.tsx';
import englishScript from './website-script.ts?script-file';
import spanishScript from './website-script-es.ts?script-file';

const scripts = { en: englishScript, es: spanishScript };

/** The form for a family's consultation request. `source` distinguishes the contact page in statistics. */
export function ConsultationForm({ source }: { source: 'home' | 'contact' }) {
  return <RequestForm form={consultationForm} script={scripts[useSiteLanguage()]} source={source} />;
}
