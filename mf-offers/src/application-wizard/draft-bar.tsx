import { chakra } from '@chakra-ui/react/styled-system';
import { timeOfDay } from '@portal/kit/format/dates';
import { Button } from '@portal/kit/ui/button';
import { Trash2 } from 'lucide-react';

type DraftBarProps = { savedAt: number | undefined; onDelete: () => void };

/** Says that what was typed is safe on this device, and lets the visitor delete it. */
export function DraftBar({ savedAt, onDelete }: DraftBarProps) {
  if (savedAt === undefined) return undefined;

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      color="ink.muted"
      textStyle="sm"
    >
      <span>
        Borrador guardado {timeOfDay(savedAt)}. Solo está en este dispositivo y se borra en 7 días.
      </span>
      <Button variant="ghost" size="sm" onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        Borrar borrador
      </Button>
    </chakra.div>
  );
}
