import type { ReactNode } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { CopyButton } from '#web/platform/ui/copy-button.tsx';

export interface LeftText {
  /** Text typed on this device that its record no longer accepts. */
  text: string;
  discard: () => void;
}

interface LeftTextCardProps {
  title: string;
  left: LeftText;
  /** Further actions, before those that every text has. */
  children?: ReactNode;
}

/** Shows text that was typed on this device and that its record no longer takes, to copy or discard it. */
export function LeftTextCard({ title, left: { text, discard }, children }: LeftTextCardProps) {
  return (
    <Card role="region" aria-label={title}>
      <CardHeader title={title} description="It was never saved, and is on this device alone." />
      <CardBody className="pt-3">
        <p className="whitespace-pre-wrap break-words text-sm">{text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {children}
          <CopyButton text={text} label="Copy" />
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
