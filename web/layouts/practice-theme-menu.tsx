import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, useThemeChoice } from '#web/theme-choice.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';

const themes = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'Same as this device', icon: Monitor },
] as const;

/** Light, dark, or as the device says. */
export function PracticeThemeMenu() {
  const chosen = useThemeChoice();
  const Current = themes.find((theme) => theme.choice === chosen)?.icon ?? Monitor;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Colors">
          <Current aria-hidden="true" />
        </Button>
      }
    >
      {themes.map(({ choice, label, icon: Icon }) => (
        <MenuItem key={choice} onSelect={() => chooseTheme(choice)}>
          <Icon aria-hidden="true" />
          {label}
          {choice === chosen && <Check aria-label="chosen" className="ml-auto text-primary" />}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
