import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { RequestForm } from './request-form.tsx';
import script from './website-script.ts?script-file';

/** The form for a family's consultation request. `source` distinguishes the contact page in statistics. */
export function ConsultationForm({ source }: { source: 'home' | 'contact' }) {
  return <RequestForm form={consultationForm} script={script} source={source} />;
}
