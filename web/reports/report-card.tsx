import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

interface ReportCardProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** One subject of the reports. */
export function ReportCard({ title, description, children }: ReportCardProps) {
  return (
    <Card className="print:break-inside-avoid">
      <CardHeader title={title} description={description} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
