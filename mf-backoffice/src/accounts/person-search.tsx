import { chakra } from '@chakra-ui/react/styled-system';
import type { Person } from '@portal/contract/person';
import { TextField } from '@portal/kit/form/text-field';
import { useFresh } from '@portal/kit/query/use-fresh';
import { readPeople } from '@portal/kit/resources/people';
import { Button } from '@portal/kit/ui/button';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { useId } from 'react';
import { PersonOptions } from './person-options';
import { usePersonSearch } from './use-person-search';

type PersonSearchProps = {
  chosen: Person | undefined;
  problem: string | undefined;
  onChoose: (person: Person | undefined) => void;
  /** Receives the typed name if the person is not in the directory. */
  onNew: (typed: string) => void;
};

/** A combobox: the focus stays in the field and the arrow keys move through the options. */
export function PersonSearch({ chosen, problem, onChoose, onNew }: PersonSearchProps) {
  const id = useId();
  const { data: people, error, reload } = useFresh(readPeople);
  const { typed, found, active, type, press, choose } = usePersonSearch({
    people: people ?? [],
    chosen,
    onChoose,
  });

  return (
    <chakra.div display="grid" gap="2">
      <TextField
        label="Persona"
        type="search"
        role="combobox"
        autoComplete="off"
        data-autofocus
        maxLength={100}
        isRequired
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-list-${active}` : undefined}
        error={problem}
        hint={chosen?.email ?? 'Elige a alguien de Personas, o escribe una persona nueva.'}
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => type(target.value)}
      />
      <PersonOptions id={`${id}-list`} people={found} active={active} onChoose={choose} />
      {!chosen && <SearchStatus typed={typed} count={people && found.length} />}
      {error !== undefined && (
        <LoadFailure error={error} text="No pudimos cargar las personas." onRetry={reload} />
      )}
      {!chosen && (
        <Button
          variant="ghost"
          size="sm"
          justifySelf="start"
          marginInlineStart="-3"
          onClick={() => onNew(typed)}
        >
          Escribir una persona nueva
        </Button>
      )}
    </chakra.div>
  );
}

function SearchStatus({ typed, count }: { typed: string; count: number | undefined }) {
  return (
    <chakra.p role="status" color="ink.muted" fontSize="0.875rem" _empty={{ display: 'none' }}>
      {typed.trim() !== '' && statusText(count)}
    </chakra.p>
  );
}

function statusText(count: number | undefined) {
  if (count === undefined) return 'Buscando...';
  if (count === 0) return 'Nadie de Personas coincide.';
  return count === 1 ? '1 persona' : `${count} personas`;
}
