import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type EntrySetProps = {
  legend: string;
  actions?: ReactNode;
  children: ReactNode;
};

export function EntrySet({ legend, actions, children }: EntrySetProps) {
  return (
    <Frame>
      {/* A floating legend becomes an item of the grid. */}
      <chakra.legend fontWeight="700" float="left">
        {legend}
      </chakra.legend>
      {actions && <chakra.div display="flex">{actions}</chakra.div>}
      <chakra.div display="grid" gap="4" gridColumn="1 / -1">
        {children}
      </chakra.div>
    </Frame>
  );
}

const Frame = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minWidth: '0',
    padding: '4',
    bg: 'soft',
    borderRadius: 'md',
  },
});
