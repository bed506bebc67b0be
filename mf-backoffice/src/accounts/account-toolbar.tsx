import { chakra } from '@chakra-ui/react/styled-system';
import type { AccountCounts } from '@portal/contract/account';
import type { AccountQuery } from '@portal/contract/account-query';
import { SearchField } from '@portal/kit/form/search-field';
import { stateTabs } from './account-states';

type AccountFilter = Pick<AccountQuery, 'text' | 'state'>;

type AccountToolbarProps = {
  filter: AccountFilter;
  counts: AccountCounts | undefined;
  onChange: (changes: Partial<AccountFilter>) => void;
};

export function AccountToolbar({ filter, counts, onChange }: AccountToolbarProps) {
  const all = counts && counts.active + counts.invited + counts.disabled;

  return (
    <Bar>
      <SearchField
        label="Buscar por nombre, correo o usuario"
        maxLength={100}
        value={filter.text}
        onSearch={(text) => onChange({ text })}
      />
      <Tabs role="group" aria-label="Estado de las cuentas">
        {[{ state: undefined, label: 'Todas' }, ...stateTabs].map(({ state, label }) => (
          <Tab
            key={label}
            aria-pressed={filter.state === state}
            onClick={() => onChange({ state })}
          >
            {label}{' '}
            <chakra.span fontWeight="500" color="ink.muted">
              {state ? counts?.[state] : all}
            </chakra.span>
          </Tab>
        ))}
      </Tabs>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'end',
    marginBottom: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 360px) auto' },
  },
});

const Tabs = chakra('div', {
  // Their outlines would be cut off without the padding.
  base: { display: 'flex', gap: '1', overflowX: 'auto', padding: '0.5', maxWidth: '100%' },
});

const Tab = chakra(
  'button',
  {
    base: {
      flexShrink: '0',
      minHeight: '44px',
      paddingInline: '3',
      fontSize: '0.9375rem',
      fontWeight: '600',
      color: 'ink.muted',
      fontVariantNumeric: 'tabular-nums',
      borderBottom: '2px solid transparent',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      '&[aria-pressed=true]': { color: 'ink', borderBottomColor: 'primary' },
    },
  },
  { defaultProps: { type: 'button' } },
);
