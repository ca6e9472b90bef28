import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';

import { makeFirstCalls } from './first-calls.ts';

/** A page of the app as the menu shows it. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The addresses of further pages that belong to it. */
  below?: readonly string[];
}

export interface MenuEntryProps {
  entry: MenuEntry;
  /** Called when the entry is followed, even to the current page. */
  onChoose?: (() => void) | undefined;
}

interface PracticeMenuLinkProps extends MenuEntryProps {
  /** The number of waiting items, and its noun. */
  count?: number | undefined;
  countWord?: string;
}

/** One entry of the menu, highlighted while its page or one below it is open. */
export function PracticeMenuLink({ entry, count = 0, countWord = 'new', onChoose }: PracticeMenuLinkProps) {
  const { to, label, icon: Icon, below = [] } = entry;
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const isCurrent = [to, ...below].some((path) => `${pathname}/`.startsWith(`${path}/`));
  return (
    <Link
      to={to}
      onClick={onChoose}
      onPointerDown={() => void makeFirstCalls(queries, to)}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'group flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-sm lg:min-h-10',
        isCurrent ? 'bg-primary-soft text-primary-ink' : 'text-ink-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
      {count > 0 && (
        <span className="ml-auto rounded-full bg-primary px-2 py-0.5 font-semibold text-on-primary text-xs tabular-nums">
          {count}
          <span className="sr-only">{` ${countWord}`}</span>
        </span>
      )}
    </Link>
  );
}
