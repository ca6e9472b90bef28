import { Hourglass } from 'lucide-react';
import { behindText, runningServices } from '#domain/billing/mandates/services-owed.ts';
import { WorkLink } from '#web/platform/ui/work-link.tsx';
import { useServicesOwed } from './mandate-queries.ts';

/** Link to the children who are behind, with the minutes to make up. */
export default function BehindLink() {
  const text = behindText(runningServices(useServicesOwed().data ?? []));
  if (!text) return null;
  return (
    <WorkLink to="/services-owed?flag=behind" icon={Hourglass}>
      {text}
    </WorkLink>
  );
}
