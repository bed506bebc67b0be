import { LinkButton } from '@portal/kit/ui/link-button';
import { Pencil } from 'lucide-react';
import { useReturnState } from './list-path';

/** Link to the form of a person, which returns to the current page of the list. */
export function EditLink({ of, to }: { of: string; to: string }) {
  const state = useReturnState();

  return (
    <LinkButton to={to} state={state} variant="ghost" size="sm" aria-label={`Editar ${of}`}>
      <Pencil aria-hidden size={16} />
      Editar
    </LinkButton>
  );
}
