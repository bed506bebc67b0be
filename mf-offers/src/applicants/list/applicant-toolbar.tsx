import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '@portal/kit/form/search-field';
import {
  countFilters,
  type ListChanges,
  type ListQuery,
} from '@portal/kit/job-applications/list-query';
import { Button } from '@portal/kit/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Suspense, useId, useState } from 'react';

const ListFilterFields = lazyPart(
  async () => (await import('@portal/kit/job-applications/list-filter-fields')).ListFilterFields,
);

type ApplicantToolbarProps = {
  query: ListQuery;
  onChange: (changes: ListChanges) => void;
};

/** Looks for applicants by a text, by their day and by their aspiration; the tabs have the statuses. */
export function ApplicantToolbar({ query: { search, filters }, onChange }: ApplicantToolbarProps) {
  const { statusId } = filters;
  const count = countFilters({ ...filters, statusId: '' });
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();

  return (
    <chakra.div display="grid" gap="4" marginTop="3" marginBottom="4" data-screen-only="">
      <Fields>
        <SearchField
          label="Buscar por nombre, correo o respuesta"
          maxLength={100}
          value={search}
          onSearch={(text) => onChange({ search: text })}
        />
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={18} />
          <span>{count > 0 ? `Filtros (${count})` : 'Filtros'}</span>
        </Button>
      </Fields>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <ListFilterFields
              filters={{ ...filters, statusId: '' }}
              onChange={(changes) => onChange({ filters: { ...changes, statusId } })}
            />
          </Suspense>
        )}
      </div>
    </chakra.div>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
  },
});
