import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type StateTab = {
  key: string | number;
  label: ReactNode;
  /** How many there are; undefined while nobody knows. */
  count: number | undefined;
  isOn: boolean;
  onPress: () => void;
};

/** Narrows a list to one of its states. Each says how many it would show. */
export function StateTabs({ label, tabs }: { label: string; tabs: readonly StateTab[] }) {
  return (
    <Tabs role="group" aria-label={label} data-screen-only="">
      {tabs.map(({ key, label: name, count, isOn, onPress }) => (
        <Tab key={key} aria-pressed={isOn} onClick={onPress}>
          <span>{name}</span>{' '}
          <chakra.span fontWeight="500" color="ink.muted">
            {count}
          </chakra.span>
        </Tab>
      ))}
    </Tabs>
  );
}

const Tabs = chakra('div', {
  // Their outlines would be cut off without the padding.
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    padding: '0.5',
    maxWidth: '100%',
  },
});

const Tab = chakra(
  'button',
  {
    base: {
      flexShrink: '0',
      minHeight: '44px',
      paddingInline: '2',
      fontSize: '0.9375rem',
      fontWeight: '600',
      color: 'ink.muted',
      fontVariantNumeric: 'tabular-nums',
      borderBottom: '2px solid transparent',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      '&[aria-pressed=true]': { color: 'ink', borderBottomColor: 'primary' },
      // An edge that nobody should see would be seen.
      _highContrast: { '&[aria-pressed=false]': { borderBottomColor: 'ButtonFace' } },
    },
  },
  { defaultProps: { type: 'button' } },
);
