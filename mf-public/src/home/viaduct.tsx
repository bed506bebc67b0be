import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type ViaductProps = {
  drawings: readonly ReactNode[];
  /** The lit arch. */
  index: number;
  onChoose: (index: number) => void;
};

/**
 * Marks of the slides, hidden from screen readers because the slides have labels. The pointer
 * selects slides here; the keyboard uses the arrow keys and the buttons below.
 */
export function Viaduct({ drawings, index, onChoose }: ViaductProps) {
  return (
    <chakra.ol
      aria-hidden
      display="flex"
      bg="stone.light"
      borderTopWidth={{ base: '6px', md: '10px' }}
      borderColor="white"
      paddingInline={{ base: '4', md: 'max(56px, calc(50% - 600px))' }}
      css={arches}
    >
      {drawings.map((drawing, position) => (
        <chakra.li
          key={position}
          data-lit={position === index || undefined}
          onClick={() => onChoose(position)}
        >
          <svg viewBox="0 0 117 112" preserveAspectRatio="none">
            <path d="M9 112V62a49.5 49.5 0 0 1 99 0v50z" />
            <g transform="translate(6.5 10) scale(.9)">{drawing}</g>
            <path d="M51 0h15l-3 15h-9z" />
          </svg>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

const arches = {
  '& li': {
    flex: '1',
    minWidth: '0',
    cursor: 'pointer',
    '--opening': '#123478',
    '--spark': '{colors.lamp}',
  },
  '& li:nth-of-type(even)': { '--opening': '#0B2356' },
  '& svg': { width: '100%', height: { base: '44px', md: '72px', xl: '112px' } },
  '& svg > path:first-of-type': { fill: 'var(--opening)', transition: 'fill 200ms' },
  '& svg > path:last-of-type': { fill: 'stone' },
  '& g': {
    display: { base: 'none', md: 'block' },
    fill: 'none',
    stroke: '#8FAAF0',
    strokeWidth: '2.6',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& li[data-lit]': { '--opening': '{colors.lamp}', '--spark': '{colors.ink}' },
  '& [data-lit] g': { stroke: 'ink' },
  '& [data-lit] svg > path:last-of-type': { fill: 'accent' },
};
