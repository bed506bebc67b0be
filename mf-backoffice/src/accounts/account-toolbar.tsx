import { chakra } from '@chakra-ui/react/styled-system';
import type { AccountCounts } from '@portal/contract/account';
import type { AccountQuery } from '@portal/contract/account-query';
import { SearchField } from '@portal/kit/form/search-field';
import { StateTabs } from '@portal/kit/ui/state-tabs';
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
        isCompact
        label="Buscar por nombre, correo o usuario"
        maxLength={100}
        value={filter.text}
        onSearch={(text) => onChange({ text })}
      />
      <StateTabs
        label="Estado de las cuentas"
        tabs={[{ state: undefined, label: 'Todas' }, ...stateTabs].map(({ state, label }) => ({
          key: label,
          label,
          count: state ? counts?.[state] : all,
          isOn: filter.state === state,
          onPress: () => onChange({ state }),
        }))}
      />
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '2',
    marginBottom: { base: '2', lg: '3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 360px) auto' },
  },
});
