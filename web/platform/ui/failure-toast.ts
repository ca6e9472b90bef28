import { toast } from './toast-store.ts';

/** Shows a failure message with its reason. */
export function failureToast(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}
