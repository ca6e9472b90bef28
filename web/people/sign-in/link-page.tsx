import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePracticeContact } from '#web/people/practice/practice-contact.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { PracticeMark } from '#web/platform/navigation/practice-mark.tsx';
import { Toaster } from '#web/platform/ui/toaster.tsx';

/** The layout of a page that a mailed link opens, signed in or not. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  const { practiceName } = usePracticeContact();
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main" className="flex min-h-dvh flex-col bg-canvas px-4 py-6 sm:px-10">
        <a href="/" className="inline-flex min-h-11 items-center gap-2.5 self-start rounded-md">
          <PracticeMark />
          <span className="font-display font-semibold text-lg tracking-tight">{practiceName}</span>
        </a>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8">
          <h1 className="mb-6 font-display font-semibold text-headline">{title}</h1>
          {children}
        </div>
      </main>
      <Toaster />
    </QueryClientProvider>
  );
}
