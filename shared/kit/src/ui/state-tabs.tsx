import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type StateTab = {
  key: string | number;
  label: ReactNode;
  /** Number of items; undefined while unknown. */
  count: number | undefined;
  isOn: boolean;
  onPress: () => void;
};

/** Filters a list by state. Each button shows the number of items. */
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
  // The padding keeps focus outlines from being cut off.
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
      // Forced colours would show the transparent edge.
      _highContrast: { '&[aria-pressed=false]': { borderBottomColor: 'ButtonFace' } },
    },
  },
  { defaultProps: { type: 'button' } },
);
