import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';

interface ReportCardProps {
  title: string;
  description: string;
  /** A control next to the title. */
  actions?: ReactNode;
  /** Spans both columns of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** A section of the reports. */
export function ReportCard({ title, description, actions, isWide, children }: ReportCardProps) {
  return (
    <Card className={clsx('print:break-inside-avoid', isWide && 'xl:col-span-2')}>
      <CardHeader title={title} description={description} actions={actions} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
