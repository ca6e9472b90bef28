import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A card on the canvas. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={clsx('min-w-0 rounded-xl border border-line bg-surface shadow-card', className)}
      {...rest}
    />
  );
}

interface CardHeaderProps {
  title: ReactNode;
  /** A badge next to the title. */
  mark?: ReactNode;
  description?: ReactNode;
  /** Buttons or links at the right end. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** The title line of a card. */
export function CardHeader({ title, mark, description, actions, className }: CardHeaderProps) {
  return (
    <div className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4', className)}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="font-semibold text-ink text-lg leading-snug tracking-tight">{title}</h2>
          {mark}
        </div>
        {description && <p className="text-ink-muted text-sm">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** A card's content with the card's margins; a message in its place has smaller ones. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('p-5 *:data-message:px-0 *:data-message:py-5', className)} {...rest} />;
}
