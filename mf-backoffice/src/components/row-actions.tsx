import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Pencil, Trash2 } from 'lucide-react';

/** What the row is about; it ends the name, which would else be the same in every row. */
type RowSubject = { of: string };

type RowActionProps = RowSubject & { onClick: () => void };

export function EditButton({ of, onClick }: RowActionProps) {
  return (
    <Button variant="ghost" size="sm" aria-label={`Editar ${of}`} onClick={onClick}>
      <Pencil aria-hidden size={16} />
      Editar
    </Button>
  );
}

/** For rows that are edited on a page of their own. */
export function EditLink({ of, to }: RowSubject & { to: string }) {
  return (
    <LinkButton to={to} variant="ghost" size="sm" aria-label={`Editar ${of}`}>
      <Pencil aria-hidden size={16} />
      Editar
    </LinkButton>
  );
}

export function DeleteButton({ of, onClick }: RowActionProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      color="danger"
      _hover={{ bg: 'danger.tint' }}
      aria-label={`Eliminar ${of}`}
      onClick={onClick}
    >
      <Trash2 aria-hidden size={16} />
      Eliminar
    </Button>
  );
}

export const RowActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', justifyContent: { mdDown: 'flex-end' } },
});
