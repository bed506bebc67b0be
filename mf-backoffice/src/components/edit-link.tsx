import { LinkButton } from '@portal/kit/ui/link-button';
import { Pencil } from 'lucide-react';

/** For rows that are edited on a page of their own. */
export function EditLink({ of, to }: { of: string; to: string }) {
  return (
    <LinkButton to={to} variant="ghost" size="sm" aria-label={`Editar ${of}`}>
      <Pencil aria-hidden size={16} />
      Editar
    </LinkButton>
  );
}
