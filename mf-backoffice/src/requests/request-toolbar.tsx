import { chakra } from '@chakra-ui/react/styled-system';
import type { RequestQuery } from '@portal/contract/request-query';
import { SearchField } from '@portal/kit/form/search-field';
import { SelectField } from '@portal/kit/form/select-field';
import type { ReactNode } from 'react';

type RequestToolbarProps = {
  query: RequestQuery;
  /** What the search looks in. */
  searchLabel: string;
  onChange: (changes: Partial<Pick<RequestQuery, 'text' | 'state'>>) => void;
  children?: ReactNode;
};

const options = [
  { value: 'pending', label: 'Pendientes' },
  { value: 'answered', label: 'Atendidas' },
] as const;

/** Search and state of a list of requests, and what else can be done with all of them. */
export function RequestToolbar({ query, searchLabel, onChange, children }: RequestToolbarProps) {
  const changeState = (value: string) =>
    onChange({ state: options.find((option) => option.value === value)?.value });

  return (
    <Fields>
      <SearchField
        label={searchLabel}
        maxLength={100}
        value={query.text}
        onSearch={(text) => onChange({ text })}
      />
      <SelectField
        label="Estado"
        placeholder="Todas"
        options={options}
        value={query.state ?? ''}
        onChange={({ target }) => changeState(target.value)}
      />
      {children}
    </Fields>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    marginBottom: '5',
    gridTemplateColumns: { base: '1fr', sm: '1fr 180px', md: '1fr 180px auto' },
    '& > :first-child': { gridColumn: { sm: 'span 2', md: 'auto' } },
  },
});
