import { chakra } from '@chakra-ui/react/styled-system';
import type { TrashEntry, TrashKind } from '@portal/contract/trash';
import { restore } from '@portal/kit/deletion/undo';
import { dateAndTime } from '@portal/kit/format/dates';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Undo2 } from 'lucide-react';

export const kindNames: Record<TrashKind, string> = {
  offer: 'Oferta',
  offerSkill: 'Conocimiento de una oferta',
  offerQuestion: 'Pregunta de una oferta',
  offerLanguage: 'Idioma de una oferta',
  question: 'Pregunta',
  skill: 'Conocimiento',
  language: 'Idioma',
  person: 'Persona',
  account: 'Cuenta',
};

type TrashTableProps = { entries: readonly TrashEntry[]; onRestored: () => void };

export function TrashTable({ entries, onRestored }: TrashTableProps) {
  return (
    <DataTable
      caption="Papelera"
      columns={columns(onRestored)}
      rows={entries}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      emptyText="Nada coincide con lo que buscas."
      cardsBelow="lg"
    />
  );
}

const columns = (onRestored: () => void): Column<TrashEntry>[] => [
  { header: 'Nombre', cell: (entry) => <Name {...entry} /> },
  { header: 'Tipo', cell: ({ kind }) => kindNames[kind] },
  { header: 'Eliminado por', cell: ({ deletedBy }) => deletedBy ?? 'No se sabe' },
  { header: 'Fecha', cell: ({ deletedAt }) => dateAndTime(deletedAt) },
  { header: 'Queda', cell: ({ daysLeft }) => <DaysLeft days={daysLeft} /> },
  {
    header: 'Acciones',
    isAction: true,
    cell: (entry) => (
      <ActionButton
        variant="outline"
        size="sm"
        aria-label={`Recuperar ${entry.name}`}
        icon={Undo2}
        action={() => restore({ item: entry, name: entry.name, onRestored })}
      >
        Recuperar
      </ActionButton>
    ),
  },
];

const Name = ({ name, offerTitle }: TrashEntry) => (
  <span>
    <chakra.span fontWeight="600">{name}</chakra.span>
    {offerTitle && (
      <chakra.span display="block" color="ink.muted" fontSize="14px">
        {`en ${offerTitle}`}
      </chakra.span>
    )}
  </span>
);

/** Days left from which an entry is highlighted. */
const lastDays = 5;

const DaysLeft = ({ days }: { days: number }) => (
  <chakra.span
    whiteSpace="nowrap"
    {...(days <= lastDays && { color: 'danger', fontWeight: '600' })}
  >
    {days === 1 ? '1 día' : `${days} días`}
  </chakra.span>
);
