import type { ReactNode } from 'react';
import { Card } from '#web/platform/ui/card.tsx';

interface AuthCardProps {
  title: string;
  text: string;
  children: ReactNode;
  switchQuestion: string;
  switchLabel: string;
  onSwitch: () => void;
}

/** The card around each form, with a link to the other one below. */
export function AuthCard({ title, text, children, switchQuestion, switchLabel, onSwitch }: AuthCardProps) {
  return (
    <>
      <Card className="p-6">
        <h2 className="font-semibold text-ink text-xl tracking-tight">{title}</h2>
        <p className="mt-1 text-ink-muted">{text}</p>
        {children}
      </Card>
      <p className="mt-3 text-center text-ink-muted">
        {switchQuestion}{' '}
        <button
          type="button"
          onClick={onSwitch}
          className="min-h-11 rounded-md px-1 font-semibold text-primary-ink underline underline-offset-4"
        >
          {switchLabel}
        </button>
      </p>
    </>
  );
}
