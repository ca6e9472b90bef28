import { toast } from './toast-store.ts';

/** Says in the destructive style that something could not be done, and why. */
export function failureToast(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}
