import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { FieldError } from './field.tsx';

interface FileDropProps {
  /** The label: "Choose a CSV file". */
  label: string;
  hint?: ReactNode;
  /** The accepted file types. */
  accept: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onFile: (file: File) => void;
}

/** An area to drop a file on or to choose one. The same file can be chosen again. */
export function FileDrop({ label, hint, accept, error, disabled = false, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  function handleDrag(event: DragEvent): void {
    event.preventDefault();
    setIsOver(event.type === 'dragover' && !disabled);
  }

  function handleDrop(event: DragEvent): void {
    handleDrag(event);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  }

  return (
    <div className="flex flex-col gap-2">
      <label
        htmlFor={id}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrop}
        className={clsx(
          'flex min-h-28 flex-col items-center justify-center gap-1 rounded-lg border border-dashed px-4 py-5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong bg-canvas',
          disabled
            ? 'cursor-not-allowed opacity-60'
            : 'cursor-pointer hover:border-primary hover:bg-primary-soft/50',
          error && 'border-danger',
        )}
      >
        <Upload aria-hidden="true" className="size-6 text-primary" />
        <span className="font-semibold text-ink">{label}</span>
        <span aria-hidden="true" className="text-ink-muted text-sm">
          or drop it here
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
      <div role="alert" className="empty:hidden">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
