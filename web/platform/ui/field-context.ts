import { createContext, useContext } from 'react';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** What a field tells the control inside it. */
export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The id and ARIA attributes of a control: its own where given, else those of the field around it. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
  };
}
