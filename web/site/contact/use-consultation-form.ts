import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  type ConsultationFields,
  type ConsultationRequest,
  consultationRequestSchema,
  emptyConsultationRequest,
  HONEYPOT_FIELD,
} from '#domain/consultations/consultation-request.ts';
import { request } from '#web/api/request.ts';
import { track } from '#web/site/analytics.ts';
import { usePublicIdentity } from '#web/site/public-identity-context.ts';
import { toast } from '#web/ui/toast-store.ts';
import { clearDraft, readDraft, saveDraft } from './consultation-draft.ts';

/** The page the form stands on: a request from the contact page is an event of its own. */
export type FormSource = 'home' | 'contact';

/** The consultation form's state, its draft in this tab, and what happens when it is sent. */
export function useConsultationForm(source: FormSource) {
  const { firstName } = usePublicIdentity().therapist;
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(consultationRequestSchema),
    defaultValues: emptyConsultationRequest,
    mode: 'onTouched',
  });
  useDraft(form);

  async function send(fields: ConsultationRequest) {
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
    form.reset(emptyConsultationRequest);
    clearDraft();
    toast({
      title: 'Consultation Request Received!',
      description: `Thank you! ${firstName} will contact you shortly about helping your child.`,
    });
  }

  return { form, honeypot, handleSend: form.handleSubmit(send) };
}

/** Fills in what was typed before a reload, unless the visitor has typed again since, and keeps it up to date. */
function useDraft({
  getValues,
  reset,
  subscribe,
}: UseFormReturn<ConsultationFields, unknown, ConsultationRequest>) {
  useEffect(() => {
    const draft = readDraft();
    if (draft) {
      const typed = Object.entries(getValues()).filter(([, value]) => value);
      reset({ ...getValues(), ...draft, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [getValues, reset, subscribe]);
}
