import type { ReactNode } from 'react';
import { CheckList } from './check-list.tsx';

interface CheckCard {
  title: string;
  text: string;
  items: readonly string[];
  icon?: ReactNode;
}

const columns = { 2: 'md:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

/** Cards of equal weight, each with a few checked points. */
export function CheckCards({ cards, across }: { cards: readonly CheckCard[]; across: keyof typeof columns }) {
  return (
    <ul className={`grid gap-5 ${columns[across]}`}>
      {cards.map(({ title, text, items, icon }) => (
        <li
          key={title}
          className="break-inside-avoid rounded-2xl bg-surface p-7 shadow-card print:bg-transparent print:p-0 print:[box-shadow:none]"
        >
          {icon}
          <h3 className="font-display font-semibold text-title">{title}</h3>
          <p className="mt-2 mb-5 text-ink-muted">{text}</p>
          <CheckList items={items} />
        </li>
      ))}
    </ul>
  );
}
