import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';

interface ReportCardProps {
  title: string;
  description: string;
  /** A choice or a button beside the title. */
  actions?: ReactNode;
  /** Takes both columns of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** One subject of the reports. */
export function ReportCard({ title, description, actions, isWide, children }: ReportCardProps) {
  return (
    <Card className={clsx('print:break-inside-avoid', isWide && 'xl:col-span-2')}>
      <CardHeader title={title} description={description} actions={actions} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
