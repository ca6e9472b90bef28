import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { JoinGroupDialog } from '#web/caseload/groups/join-group-dialog.tsx';
import { useJoinable } from '#web/caseload/groups/meeting-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';

/** Offers to form a group from ungrouped sessions of type group at the same time. */
export function JoinGroupCard({ session }: { session: Session }) {
  const joinable = useJoinable(session);
  const [isOpen, setOpen] = useState(false);
  if (joinable.length < 2) return null;
  const others = joinable.length - 1;
  return (
    <Card className="print:hidden">
      <CardHeader
        title="Group"
        description={
          others === 1
            ? 'Another group session is planned for the same time.'
            : `${others} other group sessions are planned for the same time.`
        }
      />
      <CardBody className="pt-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <UsersRound aria-hidden="true" />
          Make This a Group
        </Button>
        <JoinGroupDialog
          session={session}
          count={joinable.length}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      </CardBody>
    </Card>
  );
}
