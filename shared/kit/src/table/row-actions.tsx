import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../ui/button';
import type { Column } from './data-table';

type RowActionProps = {
  /** Name of the row, which makes the button's accessible name unique. */
  of: string;
  onClick: () => void;
  disabled?: boolean;
};

/** Renders the button «Editar» of a row. */
export function EditButton({ of, ...rest }: RowActionProps) {
  return (
    <Button variant="ghost" size="sm" aria-label={`Editar ${of}`} {...rest}>
      <Pencil aria-hidden size={16} />
      Editar
    </Button>
  );
}

/**
 * Renders the button «Eliminar» of a row, in the colour for danger. It does not ask for
 * confirmation.
 */
export function DeleteButton({ of, ...rest }: RowActionProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      color="danger"
      _hover={{ bg: 'danger.tint' }}
      aria-label={`Eliminar ${of}`}
      {...rest}
    >
      <Trash2 aria-hidden size={16} />
      Eliminar
    </Button>
  );
}

/**
 * Returns the column «Acciones» with only a delete button in each row. `nameOf` names the row for
 * assistive technology; keep the result between renders.
 */
export const deletionColumn = <Row,>(
  nameOf: (row: Row) => string,
  onDelete: (row: Row) => void,
): Column<Row> => ({
  header: 'Acciones',
  isAction: true,
  cell: (row) => <DeleteButton of={nameOf(row)} onClick={() => onDelete(row)} />,
});

/** Renders the buttons of a row in one line, and wraps them on small screens. */
export const RowActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: '1',
    justifyContent: { mdDown: 'flex-end' },
  },
});
