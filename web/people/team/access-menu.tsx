import { BadgeCheck, EllipsisVertical, Eye, KeyRound, LogOut, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { OwnershipDialog } from './ownership-dialog.tsx';
import type { AccessChange } from './team-queries.ts';

/** The owner's menu for a colleague's access and supervision. */
export function AccessMenu({ therapist }: { therapist: TeamMember }) {
  const [change, setChange] = useState<AccessChange>();
  const [isHandingOver, setHandingOver] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon-sm" aria-label={`Access of ${therapist.fullName}`}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={() => navigate(`/settings/team/${therapist.id}/supervision`)}>
          <Eye aria-hidden="true" />
          Supervision
        </MenuItem>
        {therapist.disabledAt === null ? (
          <>
            {!therapist.isConfirmed && (
              <MenuItem onSelect={() => setChange('confirm')}>
                <BadgeCheck aria-hidden="true" />
                Confirm Account
              </MenuItem>
            )}
            <MenuItem onSelect={() => setHandingOver(true)}>
              <KeyRound aria-hidden="true" />
              Make Owner
            </MenuItem>
            <MenuItem onSelect={() => setChange('end-sign-ins')}>
              <LogOut aria-hidden="true" />
              Sign Out Everywhere
            </MenuItem>
            <MenuItem destructive onSelect={() => setChange('disable')}>
              <UserX aria-hidden="true" />
              Disable Account
            </MenuItem>
          </>
        ) : (
          <MenuItem onSelect={() => setChange('enable')}>
            <UserCheck aria-hidden="true" />
            Enable Account
          </MenuItem>
        )}
      </DropdownMenu>
      <OwnershipDialog newOwner={therapist} open={isHandingOver} onClose={() => setHandingOver(false)} />
      {change && <AccessDialog change={change} therapist={therapist} onClose={() => setChange(undefined)} />}
    </>
  );
}
