import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  emptyInquiryForm,
  HONEYPOT_FIELD,
  type InquiryForm,
  inquiryFormSchema,
} from '#domain/inquiries/inquiry-form.ts';
import { request } from '#web/api/request.ts';
import { track } from '#web/site/analytics.ts';
import { usePublicIdentity } from '#web/site/public-identity-context.ts';
import { toast } from '#web/ui/toast-store.ts';
import { clearDraft } from './consultation-draft.ts';

/** The page the form stands on: a request from the contact page is an event of its own. */
export type FormSource = 'home' | 'contact';

/** The consultation form's state, and what happens when it is sent. */
export function useConsultationForm(source: FormSource) {
  const { firstName } = usePublicIdentity().therapist;
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(inquiryFormSchema),
    defaultValues: emptyInquiryForm,
    mode: 'onTouched',
  });

  async function send(fields: InquiryForm) {
    const bait = honeypot.current?.value;
    try {
      await request('POST', '/api/contact', bait ? { ...fields, [HONEYPOT_FIELD]: bait } : fields);
    } catch {
      toast({
        title: 'Error',
        description: 'There was a problem sending your message. Please try again or contact us directly.',
        variant: 'destructive',
      });
      return;
    }
    track('consultation_request', 'conversion');
    if (source === 'contact') track('contact_form_submit', 'contact_page');
    form.reset(emptyInquiryForm);
    clearDraft();
    toast({
      title: 'Consultation Request Received!',
      description: `Thank you! ${firstName} will contact you shortly about helping your child.`,
    });
  }

  return { form, honeypot, handleSend: form.handleSubmit(send) };
}
