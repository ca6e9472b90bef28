import { Check } from 'lucide-react';
import { PlannedWeek } from './planned-week.tsx';

const features = [
  'Client management and scheduling',
  'Secure client records and session notes',
  'Custom assessment tools and forms',
  'Simplified invoicing and payment tracking',
  'Annual records and tasks in one place',
];

/** The panel next to the forms on large screens: what the app does for a therapist. */
export function AuthMarketingPanel() {
  return (
    <aside className="hidden bg-primary-soft lg:flex lg:flex-col lg:justify-center lg:px-14 lg:py-12">
      <div className="mx-auto w-full max-w-lg">
        <h2 className="font-display font-semibold text-headline">Your Practice Management Solution</h2>
        <ul className="mt-6 grid gap-3">
          {features.map((feature) => (
            <li key={feature} className="flex items-center gap-3 text-lg">
              <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary">
                <Check aria-hidden="true" className="size-4" />
              </span>
              {feature}
            </li>
          ))}
        </ul>
        <PlannedWeek className="mt-10 w-full" />
      </div>
    </aside>
  );
}
