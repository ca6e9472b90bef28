import { NotebookPen, Pencil, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Group } from '#domain/caseload/groups/group.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { othersText, rosterText } from './group-texts.ts';

interface GroupHeaderProps {
  group: Group;
  onEdit: () => void;
  onDelete: () => void;
}

/** The group's name and size, with its actions. */
export function GroupHeader({ group, onEdit, onDelete }: GroupHeaderProps) {
  const navigate = useNavigate();
  const today = useToday();
  const others = othersText(group.others);
  return (
    <PageHeader
      above={<ReturnLink to="/groups" label="Groups" />}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{group.name}</span>
          {!group.active && <Badge variant="secondary">Inactive</Badge>}
        </span>
      }
      description={[rosterText(group.members, today), others && `${others} in the room`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <PageActions
          onDelete={onDelete}
          primary={
            <ButtonLink to="/sessions/new" state={{ groupId: group.id }} data-new="">
              <Plus aria-hidden="true" />
              Plan Meetings
            </ButtonLink>
          }
          edit={
            <Button variant="secondary" onClick={onEdit}>
              <Pencil aria-hidden="true" />
              Edit
            </Button>
          }
        >
          <MenuItem onSelect={() => navigate(`/sessions?group=${group.id}`)}>
            <NotebookPen aria-hidden="true" />
            All Its Sessions
          </MenuItem>
        </PageActions>
      }
    />
  );
}
