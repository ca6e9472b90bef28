import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#web/platform/ui/toast-store.ts';

/** A message that a client could not be loaded, with a link to the list. */
export function ClientNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      title: 'Client Not Found',
      description: 'The requested client could not be found.',
      variant: 'destructive',
    });
    navigate('/clients', { replace: true });
  }, [navigate]);
  return null;
}
