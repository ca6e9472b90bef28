import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { type RegisterOptions, type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import { factAt } from '#domain/website/identity/fact.ts';
import { publicIdentitySchema } from '#domain/website/identity/public-identity.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

type InputProps = ComponentProps<typeof Input>;

interface FactFieldProps extends Pick<InputProps, 'autoComplete' | 'maxLength'> {
  /** The name of its form field, which is also the path of the value in the website. */
  name: string;
  /** The path of the value in the website, if the form has it under another name. */
  of?: string;
  /** The label, if it differs from that of the description. */
  label?: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
  /** Whether it spans both columns. */
  wide?: boolean;
  /** The rows of a text box; a single-line input if omitted. */
  rows?: number;
  Control?: ComponentType<Omit<InputProps, 'type'>>;
  type?: 'tel' | 'email';
  options?: RegisterOptions;
  /** Renders another kind of control. */
  children?: (field: UseFormRegisterReturn) => ReactNode;
}

/** The field of a described website value: its label and its error message come from the description. */
export function FactField({ name, of = name, label, wide, rows, ...rest }: FactFieldProps) {
  const { hideLabel, hint, optional, options, children, ...others } = rest;
  const { className = wide ? 'sm:col-span-2' : undefined, ...control } = others;
  const { register, getFieldState, formState } = useFormContext();
  const field = register(name, options);
  return (
    <Field
      label={label ?? factAt(publicIdentitySchema, of)?.label}
      error={getFieldState(name, formState).error?.message}
      {...{ hideLabel, hint, optional, className }}
    >
      {children ? (
        children(field)
      ) : rows ? (
        <Textarea {...field} rows={rows} />
      ) : (
        <Line {...field} {...control} />
      )}
    </Field>
  );
}

function Line({ Control = Input, ...rest }: InputProps & Pick<FactFieldProps, 'Control'>) {
  return <Control {...rest} />;
}
